# La base de données du serveur : ce qui empêche de l’ouvrir, d’y écrire ou de la copier. $detail est technique et n’est pas traduit.

error-bad-database-url = « { $url } » n’est pas une adresse de base de données valide. Écris sqlite:///fichier.db (quatre barres pour un chemin absolu) ou postgresql://utilisateur@serveur/nom.
error-database-unreachable = La base de données { $url } est injoignable : { $detail }. Vérifie qu’elle est en marche, et que l’adresse, l’utilisateur et le mot de passe sont corrects.
error-database-unwritable = Impossible d’ouvrir en écriture le fichier de base de données { $file } : { $detail }. Choisis-en un autre avec --database, ou corrige ses droits.
error-not-a-database = { $file } n’est pas une base de données Vía Libre. Choisis un autre fichier avec --database.
error-data-folder-unwritable = Impossible d’enregistrer des parties dans { $folder } : { $detail }. Autorise l’écriture dans ce dossier, ou indiques-en un autre dans la variable d’environnement VIALIBRE_DATA.
error-data-file-damaged = { $file } est endommagé ou n’est pas une base de données de ce programme. Déplace-le, ou indique un autre dossier dans la variable d’environnement VIALIBRE_DATA.
error-no-home-folder = Il n’y a pas de dossier personnel où enregistrer des parties. Indique dans la variable d’environnement VIALIBRE_DATA un dossier où tu peux écrire.
error-database-in-use = { $file } est déjà utilisé par un autre processus (numéro { $process }). Arrête-le d’abord. Pour plusieurs processus, il faut PostgreSQL.
error-database-in-use-at = { $file } est déjà utilisé par un autre serveur Vía Libre (processus { $process }). Ouvre { $url } pour t’en servir, ou arrête-le d’abord.
error-database-newer = La base de données vient d’une version plus récente de ce programme (son schéma est { $found }, ce programme connaît jusqu’à { $known }). Mets le programme à jour, ou utilise une autre base.
error-migration-failed = La base de données n’a pas pu être mise à jour : { $detail }. Elle est restée comme avant.
error-storage-down = La base de données ne répond pas ({ $detail }). Réessaie dans un instant.
error-storage-failed = La base de données a refusé une opération ({ $detail }). C’est un bug du programme ; signale-le-nous, s’il te plaît.
error-storage-closed = Le serveur est en train de s’arrêter. Réessaie dans un instant.
error-no-database = Il n’y a pas de base de données { $file }. Indique la bonne avec --database.
error-backup-exists = { $file } existe déjà. Choisis un autre nom ; une sauvegarde ne remplace jamais un fichier.
error-backup-failed = La sauvegarde { $file } n’a pas pu être écrite : { $detail }.
error-no-pg-dump = Pour sauvegarder une base PostgreSQL, il faut sa commande pg_dump, qui est introuvable. Installe les programmes clients de PostgreSQL (Debian : postgresql-client), ou lance pg_dump là où se trouve la base.
