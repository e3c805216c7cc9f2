# Die Datenbank des Servers: warum sie sich nicht öffnen, schreiben oder sichern lässt. $detail ist technisch und wird nicht übersetzt.

error-bad-database-url = „{ $url }“ ist keine gültige Datenbankadresse. Schreib sqlite:///datei.db (vier Schrägstriche bei einem absoluten Pfad) oder postgresql://benutzer@rechner/name.
error-database-unreachable = Die Datenbank { $url } ist nicht erreichbar: { $detail }. Prüfe, ob sie läuft und ob Adresse, Benutzername und Passwort stimmen.
error-database-unwritable = Die Datenbankdatei { $file } lässt sich nicht zum Schreiben öffnen: { $detail }. Wähle mit --database eine andere oder ändere ihre Rechte.
error-not-a-database = { $file } ist keine Datenbank von Vía Libre. Wähle mit --database eine andere Datei.
error-data-folder-unwritable = In { $folder } lassen sich keine Partien speichern: { $detail }. Erlaube das Schreiben in diesem Ordner oder nenne in der Umgebungsvariablen VIALIBRE_DATA einen anderen.
error-data-file-damaged = { $file } ist beschädigt oder keine Datenbank dieses Programms. Verschiebe die Datei oder nenne in der Umgebungsvariablen VIALIBRE_DATA einen anderen Ordner.
error-no-home-folder = Es gibt keinen persönlichen Ordner, in dem sich Partien speichern lassen. Nenne in der Umgebungsvariablen VIALIBRE_DATA einen Ordner, in den du schreiben darfst.
error-database-in-use = { $file } wird schon von einem anderen Prozess verwendet (Nummer { $process }). Beende ihn zuerst. Mehrere Arbeitsprozesse brauchen PostgreSQL.
error-database-in-use-at = { $file } wird schon von einem anderen Vía-Libre-Server verwendet (Prozess { $process }). Öffne { $url }, um ihn zu benutzen, oder beende ihn zuerst.
error-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms (ihr Schema ist { $found }, dieses Programm kennt höchstens { $known }). Aktualisiere das Programm oder nimm eine andere Datenbank.
error-migration-failed = Die Datenbank konnte nicht aktualisiert werden: { $detail }. Sie wurde so gelassen, wie sie war.
error-storage-down = Die Datenbank antwortet nicht ({ $detail }). Versuch es gleich noch einmal.
error-storage-failed = Die Datenbank hat einen Vorgang abgelehnt ({ $detail }). Das ist ein Fehler im Programm; bitte melde ihn.
error-storage-closed = Der Server wird gerade beendet. Versuch es gleich noch einmal.
error-no-database = Es gibt keine Datenbank { $file }. Nenne mit --database die richtige.
error-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen; eine Sicherung ersetzt nie eine Datei.
error-backup-failed = Die Sicherung { $file } ließ sich nicht schreiben: { $detail }.
error-no-pg-dump = Eine Sicherung von PostgreSQL braucht dessen Befehl pg_dump, der nicht gefunden wurde. Installiere die Client-Programme von PostgreSQL (Debian: postgresql-client) oder führe pg_dump dort aus, wo die Datenbank liegt.
