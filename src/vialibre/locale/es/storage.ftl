# La base de datos del servidor: por qué no se puede abrir, escribir o copiar. $detail es técnico y no se traduce.

error-bad-database-url = «{ $url }» no es una dirección de base de datos válida. Escribe sqlite:///archivo.db (cuatro barras si la ruta es absoluta) o postgresql://usuario@servidor/nombre.
error-database-unreachable = No se puede acceder a la base de datos { $url }: { $detail }. Comprueba que está en marcha y que la dirección, el usuario y la contraseña son correctos.
error-database-unwritable = No se puede abrir el archivo de base de datos { $file } para escribir: { $detail }. Elige otro con --database o corrige sus permisos.
error-not-a-database = { $file } no es una base de datos de Vía Libre. Elige otro archivo con --database.
error-data-folder-unwritable = No se pueden guardar partidas en { $folder }: { $detail }. Da permiso de escritura a esa carpeta o indica otra en la variable de entorno VIALIBRE_DATA.
error-data-file-damaged = { $file } está dañado o no es una base de datos de este programa. Muévelo a otro lugar o indica otra carpeta en la variable de entorno VIALIBRE_DATA.
error-no-home-folder = No hay ninguna carpeta personal donde guardar partidas. Indica en la variable de entorno VIALIBRE_DATA una carpeta en la que puedas escribir.
error-database-in-use = { $file } ya lo usa otro proceso (número { $process }). Detenlo antes. Para varios procesos hace falta PostgreSQL.
error-database-in-use-at = { $file } ya lo usa otro servidor de Vía Libre (proceso { $process }). Abre { $url } para usarlo, o detenlo antes.
error-database-newer = La base de datos se creó con una versión más nueva de este programa (su esquema es { $found }; este programa conoce hasta { $known }). Actualiza el programa o usa otra base de datos.
error-migration-failed = No se pudo actualizar la base de datos: { $detail }. Ha quedado como estaba.
error-storage-down = La base de datos no responde ({ $detail }). Vuelve a intentarlo dentro de un momento.
error-storage-failed = La base de datos rechazó una operación ({ $detail }). Es un fallo del programa; avísanos, por favor.
error-storage-closed = El servidor se está cerrando. Vuelve a intentarlo dentro de un momento.
error-no-database = No hay ninguna base de datos { $file }. Indica la correcta con --database.
error-backup-exists = { $file } ya existe. Elige otro nombre; una copia de seguridad nunca reemplaza un archivo.
error-backup-failed = No se pudo escribir la copia de seguridad { $file }: { $detail }.
error-no-pg-dump = Para copiar una base de datos PostgreSQL hace falta su programa pg_dump, que no se ha encontrado. Instala los programas cliente de PostgreSQL (en Debian: postgresql-client) o ejecuta pg_dump donde está la base de datos.
