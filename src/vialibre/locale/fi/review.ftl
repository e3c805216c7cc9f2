### Mitä tallenne kertoo: 'vialibre analyse' ja sivu, jonka sen --html kirjoittaa.
# $player, $route, $city ja $tickets ovat valmiita nimiä; $bot on botin nimi; prosentit tulevat tekstinä, kuten 6,2 %.

cli-analyse-help = Analysoi tallennettu peli: jokaisesta päätöksestä, mitä botti olisi tehnyt ja paljonko voiton todennäköisyyttä hukattiin, suurimmat virheet sanoina, onni, menoliput. Jos tallenteita on monta: taulukko pelaajittain.
cli-analyse-examples =
    Esimerkkejä:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Yksi tai useampia tallenteita, jotka kirjoitti 'vialibre watch --save' tai jotka on ladattu pöydästä.
cli-analyse-bot-help = Botti, johon verrataan: sen nimi tai oma muodossa moduuli:Luokka.
cli-analyse-samples-help = Monessako mahdollisessa maailmassa kumpaakin toimintoa kokeillaan; suurempi määrä vie enemmän aikaa ja on tarkempi.
cli-analyse-rounds-help = Montako kierrosta botti pelaa kaikkien puolesta, ennen kuin pelitilanne arvioidaan.
cli-analyse-unfinished-help = Analysoi myös kesken olevat pelit. Tämä paljastaa asioita, joita niiden pelaajat eivät saa tietää.
cli-analyse-records = Tallenteet
cli-analyse-moves = Siirrot
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = keskeytetty; tämän kertoo { $done ->
    [one] yksi tallenne
   *[other] { $done } tallennetta
} (kaikkiaan { $all }).
cli-analyse-some-unreadable = { $count ->
    [one] Yksi tallenne
   *[other] { $count } tallennetta
} jätettiin pois; katso yltä.

error-review-goes-on = Tämä peli on vielä kesken, ja analyysi paljastaisi asioita, joita sen pelaajat eivät vielä saa tietää. Valitsimella --unfinished se analysoidaan silti.

## Mitä tehtiin ja mitä botti olisi tehnyt. $kind kertoo, mikä toiminto on; nimet siinä riippuvat siitä.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } ei pitänyt yhtään lippua
        [one] { $player } piti lipun { $tickets }
       *[other] { $player } piti liput { $tickets }
    }
    [start] { $player } aloitti kaupungista { $city }
    [place] { $player } asetti matkamuistot ”{ symbol-name }” kaupunkiin { $city }
    [draw] { $player } otti rivistä { $color ->
        [wild] { wild-card.genitive }
        [red] punaisen kortin
        [orange] oranssin kortin
        [yellow] keltaisen kortin
        [green] vihreän kortin
        [blue] sinisen kortin
        [purple] violetin kortin
        [black] mustan kortin
        [white] valkoisen kortin
        [pink] pinkin kortin
        [gray] harmaan kortin
       *[other] kortin ({ $color })
    }
    [deck] { $player } nosti pakasta
    [tickets] { $player } nosti lippuja
    [claim] { $player } rakensi reitin { $route }, maksuna { card-set }
    [tunnel] { $player } yritti tunnelia { $route }, maksuna { card-set }
    [pay] { $player } maksoi tunnelin lisäkortit ({ card-set })
    [decline] { $player } luopui tunnelista
    [station] { $player } rakensi aseman kaupunkiin { $city } ja maksoi { payment }
    [marker] { $player } asetti kaupunkimerkin kaupunkiin { $city }, maksuna { card-set }
    [no-marker] { $player } ei asettanut kaupunkimerkkiä
    [souvenir] { $player } otti matkamuiston kaupungista { $city }
    [alvin] { $player } lähetti Alvinin kaupunkiin { $city }
   *[pass] { $player } jätti vuoron väliin
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } ei olisi pitänyt yhtään lippua
        [one] { $bot } olisi pitänyt lipun { $tickets }
       *[other] { $bot } olisi pitänyt liput { $tickets }
    }
    [start] { $bot } olisi aloittanut kaupungista { $city }
    [place] { $bot } olisi asettanut matkamuistot ”{ symbol-name }” kaupunkiin { $city }
    [draw] { $bot } olisi ottanut rivistä { $color ->
        [wild] { wild-card.genitive }
        [red] punaisen kortin
        [orange] oranssin kortin
        [yellow] keltaisen kortin
        [green] vihreän kortin
        [blue] sinisen kortin
        [purple] violetin kortin
        [black] mustan kortin
        [white] valkoisen kortin
        [pink] pinkin kortin
        [gray] harmaan kortin
       *[other] kortin ({ $color })
    }
    [deck] { $bot } olisi nostanut pakasta
    [tickets] { $bot } olisi nostanut lippuja
    [claim] { $bot } olisi rakentanut reitin { $route }, maksuna { card-set }
    [tunnel] { $bot } olisi yrittänyt tunnelia { $route }, maksuna { card-set }
    [pay] { $bot } olisi maksanut tunnelin lisäkortit ({ card-set })
    [decline] { $bot } olisi luopunut tunnelista
    [station] { $bot } olisi rakentanut aseman kaupunkiin { $city } ja maksanut { payment }
    [marker] { $bot } olisi asettanut kaupunkimerkin kaupunkiin { $city }, maksuna { card-set }
    [no-marker] { $bot } ei olisi asettanut kaupunkimerkkiä
    [souvenir] { $bot } olisi ottanut matkamuiston kaupungista { $city }
    [alvin] { $bot } olisi lähettänyt Alvinin kaupunkiin { $city }
   *[pass] { $bot } olisi jättänyt vuoron väliin
}
# $did ja $would ovat kaksi edellistä lausetta.
review-mistake = Siirto { $move }: { $did }. { $would }: voiton todennäköisyydestä hukattiin { $loss } ({ $after }, olisi ollut { $best }).
review-no-mistake = Mikään, mitä { $bot } olisi tehnyt, ei näytä selvästi paremmalta.

## Otsikot, taulukoiden sarakkeet, huomautukset

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
} analysoitu
review-lead = { $moves ->
    [one] Yksi siirto.
   *[other] { $moves } siirtoa.
} { $result } Vertailukohta: { $bot }.
review-lead-many = { $players ->
    [one] Yksi pelaaja
   *[other] { $players } pelaajaa
}, { $decisions ->
    [one] yksi päätös.
   *[other] { $decisions } päätöstä.
} Vertailukohta: { $bot }.
review-stopped = Peli loppui kesken.
review-players = Pelaajat
review-players-note = Hukattu: voiton todennäköisyyttä, keskimäärin päätöstä kohti, kun oli valinnan varaa. Sama valinta: kuinka usein { $bot } olisi tehnyt samoin. Onni: kortteina peliä kohti, pakasta nostetut { wild-card.plural } yli odotetun ja tunneleiden lisäkortit alle odotetun.
review-player = Pelaaja
review-score = Pisteet
review-mean-score = Keskipisteet
review-games = Pelit
review-wins = Voitot
review-loss = Hukattu
review-agreement = Sama valinta
review-luck = Onni
review-decisions-count = Päätökset
review-biggest = Suurin virhe
review-biggest-at = { $loss } siirrossa { $move }, tiedosto { $file }
review-points = Pisteet
review-chances = Voiton todennäköisyys
review-chances-note = Kunkin pelaajan todennäköisyys jokaisen siirron jälkeen siitä, mitä hän saattoi tietää, yhteensä 100 %. Renkaat merkitsevät alla olevia virheitä.
review-chance-of = { $player } siirron { $move } jälkeen: { $chance }
review-mistakes = Suurimmat virheet
review-mistakes-note = Enintään kolme pelaajaa kohti, ja vain se, mikä on selvästi enemmän kuin kohinaa.
review-tickets = Menoliput
review-tickets-note = Milloin kukin menolippu pidettiin, ja mistä siirrosta alkaen se oli valmis tai mahdoton.
review-ticket = Menolippu
review-kept = Pidetty
review-state = Miten kävi
review-ticket-state = { $state ->
    [done] valmis siirrosta { $move }
    [open] loppuun asti mahdollinen, ei valmis
    [possible] vielä mahdollinen
   *[cut_off] mahdoton siirrosta { $move }
}
review-luck-title = Onni nostoissa
review-luck-note = Mitä tuli verrattuna siihen, mitä nostettaessa oli odotettavissa. Hajonta: kuinka epätavallista se on; yli 2 kumpaankin suuntaan on harvinaista.
review-wilds = Pakasta nostetut { wild-card.plural }
review-tunnels = Tunneleiden lisäkortit
review-came = { $came }/{ $cards } (odotettiin { $expected })
review-none = ei yhtään
review-spread = Hajonta
review-decisions = Kaikki päätökset
review-decisions-note = Ne, joissa oli valinnan varaa; jos { $bot } olisi tehnyt samoin, mitään ei hukattu.
review-move = Siirto
review-played = Pelattu
review-preferred = { $bot }
review-same = sama
review-choices = Vaihtoehdot
review-games-note = Kukin peli erikseen; avaa peli, niin näet lisää.
review-yardstick = Miten tämä mitataan
review-yardstick-note = Kumpaakin toimintoa, pelattua ja sitä, jonka { $bot } valitsisi, kokeillaan { $samples ->
    [one] yhdessä maailmassa, joka sopii
   *[other] samoissa maailmoissa (enintään { $samples }), jotka sopivat
} siihen, mitä tämä pelaaja tiesi. { $bot } pelaa kaikkien puolesta ({ $rounds ->
    [0] vuoron loppuun
    [one] yhden kierroksen
   *[other] { $rounds } kierrosta
}), ja voiton todennäköisyys arvioidaan siitä, mitä pelaaja silloin näkisi. Arvio on sovitettu bottien välisiin peleihin; se näkee pisteet, menoliput sekä korttien ja vaunujen määrät, mutta ei sitä, mitä värejä kenelläkin on tai kuka estää ketä, ja se yliarvioi täysiä käsiä pelin alussa. Hukattu osuus on siis vihje siitä, mihin katsoa, ei tuomio: pienet merkitsevät vähän, ja jos pelattiin paremmin kuin { $bot }, mitään ei näy hukattuna.
