### Wat een verslag vertelt: 'vialibre analyse' en de pagina die --html schrijft.
# $player, $route, $city en $tickets zijn namen die zo getoond kunnen worden; $bot is de naam van een bot; percentages komen als tekst, zoals 6,2%.

cli-analyse-help = Analyseert een vastgelegd spel: voor elke beslissing wat een bot gedaan zou hebben en hoeveel winstkans er verloren ging, de grootste fouten in woorden, geluk, bestemmingskaarten. Bij meer verslagen: een tabel per speler.
cli-analyse-examples =
    Voorbeelden:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Een of meer verslagen, geschreven door 'vialibre watch --save' of gedownload van een tafel.
cli-analyse-bot-help = De bot om mee te vergelijken: de naam, of een eigen bot als module:Klasse.
cli-analyse-samples-help = In hoeveel mogelijke werelden beide acties worden geprobeerd; meer duurt langer en is nauwkeuriger.
cli-analyse-rounds-help = Hoeveel ronden de bot voor iedereen doorspeelt voordat een stelling beoordeeld wordt.
cli-analyse-unfinished-help = Analyseert ook spellen die nog niet afgelopen zijn. Dat verklapt wat hun spelers niet mogen weten.
cli-analyse-records = Verslagen
cli-analyse-moves = Zetten
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = onderbroken; dit komt uit { $done ->
    [one] één verslag
   *[other] { $done } verslagen
} van de { $all }.
cli-analyse-some-unreadable = { $count ->
    [one] Eén verslag is
   *[other] { $count } verslagen zijn
} overgeslagen; zie hierboven.

error-review-goes-on = Dit spel is nog niet afgelopen, en een analyse zou verklappen wat de spelers nog niet mogen weten. Met --unfinished wordt het toch geanalyseerd.

## Wat er gedaan is, en wat de bot gedaan zou hebben. $kind zegt welke actie het is; daarvan hangen de namen erin af.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } hield geen bestemmingskaart
       *[other] { $player } hield { $tickets }
    }
    [start] { $player } begon in { $city }
    [place] { $player } legde de souvenirs “{ symbol-name }” op { $city }
    [draw] { $player } nam { a-card } uit de open rij
    [deck] { $player } trok van de stapel
    [tickets] { $player } trok bestemmingskaarten
    [claim] { $player } claimde { $route } met { card-set }
    [tunnel] { $player } probeerde de tunnel { $route } met { card-set }
    [pay] { $player } betaalde { card-set } extra voor de tunnel
    [decline] { $player } liet de tunnel liggen
    [station] { $player } bouwde een station in { $city } en betaalde { payment }
    [marker] { $player } zette voor { card-set } een stadsminiatuur op { $city }
    [no-marker] { $player } zette geen stadsminiatuur
    [souvenir] { $player } nam het souvenir van { $city }
    [alvin] { $player } stuurde Alvin naar { $city }
   *[pass] { $player } paste
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } had geen bestemmingskaart gehouden
       *[other] { $bot } had { $tickets } gehouden
    }
    [start] { $bot } was in { $city } begonnen
    [place] { $bot } had de souvenirs “{ symbol-name }” op { $city } gelegd
    [draw] { $bot } had { a-card } uit de open rij genomen
    [deck] { $bot } had van de stapel getrokken
    [tickets] { $bot } had bestemmingskaarten getrokken
    [claim] { $bot } had { $route } geclaimd met { card-set }
    [tunnel] { $bot } had de tunnel { $route } geprobeerd met { card-set }
    [pay] { $bot } had { card-set } extra betaald voor de tunnel
    [decline] { $bot } had de tunnel laten liggen
    [station] { $bot } had een station gebouwd in { $city } en betaald { payment }
    [marker] { $bot } had voor { card-set } een stadsminiatuur op { $city } gezet
    [no-marker] { $bot } had geen stadsminiatuur gezet
    [souvenir] { $bot } had het souvenir van { $city } genomen
    [alvin] { $bot } had Alvin naar { $city } gestuurd
   *[pass] { $bot } had gepast
}
# $did en $would zijn de twee zinnen hierboven.
review-mistake = Zet { $move }: { $did }. { $would }: { $loss } winstkans verloren ({ $after } in plaats van { $best }).
review-no-mistake = Niets wat { $bot } gedaan zou hebben, lijkt duidelijk beter.

## Titels, koppen van tabellen, opmerkingen

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} geanalyseerd
review-lead = { $moves ->
    [one] Eén zet.
   *[other] { $moves } zetten.
} { $result } Vergeleken met { $bot }.
review-lead-many = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}, { $decisions ->
    [one] één beslissing.
   *[other] { $decisions } beslissingen.
} Vergeleken met { $bot }.
review-stopped = Het spel is voortijdig gestopt.
review-players = Spelers
review-players-note = Verlies: winstkans, gemiddeld per beslissing waarbij er iets te kiezen was. Overeenkomst: hoe vaak { $bot } hetzelfde gedaan zou hebben. Geluk: in kaarten per spel, van de stapel getrokken { wild-card.plural } boven verwachting plus extra kaarten bij tunnels daaronder.
review-player = Speler
review-score = Punten
review-mean-score = Gemiddelde punten
review-games = Spellen
review-wins = Gewonnen
review-loss = Verlies
review-agreement = Overeenkomst
review-luck = Geluk
review-decisions-count = Beslissingen
review-biggest = Grootste fout
review-biggest-at = { $loss } bij zet { $move } van { $file }
review-points = Punten
review-chances = Winstkans
review-chances-note = De kans van elke speler na elke zet, uit wat die kon weten, samen op 100% gebracht. Ringen markeren de fouten hieronder.
review-chance-of = { $player } na zet { $move }: { $chance }
review-mistakes = De grootste fouten
review-mistakes-note = Hoogstens drie per speler, en alleen wat duidelijk meer is dan ruis.
review-tickets = Bestemmingskaarten
review-tickets-note = Wanneer elke bestemmingskaart gehouden is, en sinds welke zet die behaald of geblokkeerd was.
review-ticket = Bestemmingskaart
review-kept = Gehouden
review-state = Hoe het afliep
review-ticket-state = { $state ->
    [done] behaald sinds zet { $move }
    [open] tot het einde mogelijk, niet behaald
    [possible] nog mogelijk
   *[cut_off] geblokkeerd sinds zet { $move }
}
review-luck-title = Geluk bij het trekken
review-luck-note = Wat er kwam, vergeleken met wat bij het trekken te verwachten was. Spreiding: hoe ongewoon dat is; meer dan 2 naar boven of beneden is zeldzaam.
review-wilds = Van de stapel getrokken { wild-card.plural }
review-tunnels = Extra kaarten bij tunnels
review-came = { $came } van de { $cards } ({ $expected } verwacht)
review-none = geen
review-spread = Spreiding
review-decisions = Alle beslissingen
review-decisions-note = Beslissingen waarbij er iets te kiezen was; waar { $bot } hetzelfde gedaan zou hebben, ging niets verloren.
review-move = Zet
review-played = Gespeeld
review-preferred = { $bot }
review-same = hetzelfde
review-choices = Keuzes
review-games-note = Elk spel apart; open er een om meer te zien.
review-yardstick = Hoe dit gemeten wordt
review-yardstick-note = Beide acties, de gespeelde en die waar { $bot } de voorkeur aan geeft, worden geprobeerd in { $samples ->
    [one] één wereld
   *[other] dezelfde werelden (hoogstens { $samples })
} in overeenstemming met wat deze speler wist. { $bot } speelt voor iedereen door ({ $rounds ->
    [0] tot het einde van de beurt
    [one] één ronde lang
   *[other] { $rounds } ronden lang
}), en de winstkans wordt geschat uit wat de speler dan zou zien. De schatting is afgestemd op spellen tussen bots; ze ziet punten, bestemmingskaarten, aantallen kaarten en wagonnetjes, maar niet welke kleuren iemand heeft of wie wie blokkeert, en ze overschat volle handen vroeg in het spel. Een verlies is dus een aanwijzing waar je kunt kijken, geen oordeel: kleine verliezen zeggen weinig, en een betere keuze dan die van { $bot } telt als geen verlies.
