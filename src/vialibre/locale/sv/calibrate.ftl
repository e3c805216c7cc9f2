### Anpassning av vinstchansen.

cli-calibrate-help = Anpassa vinstchansen till spel mellan robotar och mät den på andra spel: av alla ställningar som får 30 % bör tre av tio vinna.
cli-calibrate-examples =
    Exempel:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Spelplaner med id eller fil, åtskilda med komma. Standard: alla inbyggda spelplaner.
cli-calibrate-bots-help = Robotar som spelar, åtskilda med komma: varje plats får en slumpvis vald, och i hälften av spelen får alla platser samma.
cli-calibrate-check-help = Anpassa inte: mät de inbyggda vikterna.
cli-calibrate-output-help = Skriv vikterna till den här filen.
cli-calibrate-fitting = Anpassar…
cli-calibrate-written = Vikterna är sparade i { $file }.
cli-calibrate-of = undanhållet
cli-calibrate-positions = ställningar
cli-calibrate-log-loss = logaritmisk förlust
cli-calibrate-equal = lika chanser
cli-calibrate-brier = Brierpoäng
cli-calibrate-start = spelets början
cli-calibrate-middle = mitten
cli-calibrate-end = slutet
cli-calibrate-last-round = sista rundan
cli-calibrate-all = alla
cli-calibrate-chance = förutsagd chans
cli-calibrate-count = antal
cli-calibrate-predicted = förutsagt i snitt
cli-calibrate-observed = vunnet
cli-calibrate-error = Förutsagt och observerat skiljer sig i genomsnitt { $error }.
error-too-few-games = { $games } spel är för få: med de här spelplanerna krävs minst { $least }, så att några av varje sort kan hållas undan.
