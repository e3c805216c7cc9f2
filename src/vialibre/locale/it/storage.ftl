# Il database del server: che cosa impedisce di aprirlo, scriverci o copiarlo. $detail è tecnico e non si traduce.

error-bad-database-url = «{ $url }» non è un indirizzo di database valido. Scrivi sqlite:///file.db (quattro barre per un percorso assoluto) o postgresql://utente@server/nome.
error-database-unreachable = Il database { $url } non è raggiungibile: { $detail }. Controlla che sia in funzione e che l’indirizzo, l’utente e la password siano corretti.
error-database-unwritable = Il file di database { $file } non si può aprire in scrittura: { $detail }. Scegline un altro con --database, o correggi i suoi permessi.
error-not-a-database = { $file } non è un database di Vía Libre. Scegli un altro file con --database.
error-data-folder-unwritable = Impossibile salvare partite in { $folder }: { $detail }. Permetti la scrittura in quella cartella, o indicane un’altra nella variabile d’ambiente VIALIBRE_DATA.
error-data-file-damaged = { $file } è danneggiato o non è un database di questo programma. Spostalo, o indica un’altra cartella nella variabile d’ambiente VIALIBRE_DATA.
error-no-home-folder = Non c’è una cartella personale in cui salvare le partite. Indica nella variabile d’ambiente VIALIBRE_DATA una cartella in cui puoi scrivere.
error-database-in-use = { $file } è già usato da un altro processo (numero { $process }). Prima fermalo. Per più processi serve PostgreSQL.
error-database-in-use-at = { $file } è già usato da un altro server di Vía Libre (processo { $process }). Apri { $url } per usarlo, o prima fermalo.
error-database-newer = Il database è stato creato da una versione più nuova di questo programma (il suo schema è { $found }, questo programma conosce fino a { $known }). Aggiorna il programma, o usa un altro database.
error-migration-failed = Non è stato possibile aggiornare il database: { $detail }. È rimasto com’era.
error-storage-down = Il database non risponde ({ $detail }). Riprova tra un momento.
error-storage-failed = Il database ha rifiutato un’operazione ({ $detail }). È un errore del programma; segnalacelo, per favore.
error-storage-closed = Il server si sta spegnendo. Riprova tra un momento.
error-no-database = Il database { $file } non c’è. Indica quello giusto con --database.
error-backup-exists = { $file } esiste già. Scegli un altro nome; una copia di sicurezza non sostituisce mai un file.
error-backup-failed = Non è stato possibile scrivere la copia di sicurezza { $file }: { $detail }.
error-no-pg-dump = Per copiare un database PostgreSQL serve il suo comando pg_dump, che non è stato trovato. Installa i programmi client di PostgreSQL (Debian: postgresql-client), o esegui pg_dump dove si trova il database.
