# Peli sanoina: kortit ja värit, mitä voi tehdä, mitä odotetaan, mitä tapahtui, pisteet.
# Tunnukset tulevat sellaisinaan ($color on red, wild tai gray; $symbol on crab), ja ensimmäisen osan viestit nimeävät ne.
# $player, $city, $route ja $ticket ovat valmiita nimiä perusmuodossa: niitä ei voi taivuttaa.
# Tekijän jälkeen kortti on genetiivissä (”ottaa punaisen kortin”), käskyn jälkeen ja luettelossa perusmuodossa.

## Nimet

color-name = { $color ->
    [red] punainen
    [orange] oranssi
    [yellow] keltainen
    [green] vihreä
    [blue] sininen
    [purple] violetti
    [black] musta
    [white] valkoinen
    [pink] pinkki
    [gray] harmaa
   *[other] { $color }
}
# Monivärinen kortti: $wild kertoo, miksi pelilauta sitä kutsuu. Muut tekstit käyttävät sen muotoja, kuten { wild-card.plural };
# ”-start” on virkkeen alkua varten.
wild-card = { $wild ->
    [ferry_card] lauttakortti
   *[locomotive] veturi
}
    .start = { $wild ->
        [ferry_card] Lauttakortti
       *[locomotive] Veturi
    }
    .genitive = { $wild ->
        [ferry_card] lauttakortin
       *[locomotive] veturin
    }
    .partitive = { $wild ->
        [ferry_card] lauttakorttia
       *[locomotive] veturia
    }
    .adessive = { $wild ->
        [ferry_card] lauttakortilla
       *[locomotive] veturilla
    }
    .plural = { $wild ->
        [ferry_card] lauttakortit
       *[locomotive] veturit
    }
    .plural-start = { $wild ->
        [ferry_card] Lauttakortit
       *[locomotive] Veturit
    }
    .plural-genitive = { $wild ->
        [ferry_card] lauttakorttien
       *[locomotive] veturien
    }
    .plural-partitive = { $wild ->
        [ferry_card] lauttakortteja
       *[locomotive] vetureita
    }
    .plural-adessive = { $wild ->
        [ferry_card] lauttakorteilla
       *[locomotive] vetureilla
    }
    .plural-adessive-start = { $wild ->
        [ferry_card] Lauttakorteilla
       *[locomotive] Vetureilla
    }
    .plural-allative = { $wild ->
        [ferry_card] lauttakorteille
       *[locomotive] vetureille
    }
    .plural-partitive-start = { $wild ->
        [ferry_card] Lauttakortteja
       *[locomotive] Vetureita
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [wild] { wild-card }
   *[other] { color-name } kortti
}
# $count samanlaista korttia.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.partitive }
    }
   *[other] { $count ->
        [one] { $count } { color-name } kortti
       *[other] { $count } { $color ->
            [red] punaista
            [orange] oranssia
            [yellow] keltaista
            [green] vihreää
            [blue] sinistä
            [purple] violettia
            [black] mustaa
            [white] valkoista
            [pink] pinkkiä
            [gray] harmaata
           *[other] { color-name }
        } korttia
    }
}
# Korttisarja, josta tiedetään kaikki: $count samanlaista korttia ja $wilds veturia.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } ja { $wilds } { wild-card }
   *[other] { cards } ja { $wilds } { wild-card.partitive }
}
# Maksu, josta tiedetään vain väri ja veturien määrä: ”maksa punaisella, mukana 1 veturi”.
payment = { $color ->
    [wild] { wild-card.plural-adessive }
   *[other] { $color ->
        [red] punaisella
        [orange] oranssilla
        [yellow] keltaisella
        [green] vihreällä
        [blue] sinisellä
        [purple] violetilla
        [black] mustalla
        [white] valkoisella
        [pink] pinkillä
        [gray] harmaalla
       *[other] värillä { color-name }
    }{ $wilds ->
        [0] {""}
        [one] , mukana { $wilds } { wild-card }
       *[other] , mukana { $wilds } { wild-card.partitive }
    }
}
symbol-name = { $symbol ->
    [bridge] silta
    [cable_car] kaapeliraitiovaunu
    [crab] rapu
    [lighthouse] majakka
    [sea_lion] merileijona
    [sourdough] hapanjuurileipä
    [fog] sumu
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Pohjois-Amerikka
    [europe] Eurooppa
    [old_west] Old West
    [san_francisco] San Francisco
   *[other] { $name }
}
# Rinnakkainen reitti; $track on 2 tai 3.
route-track = { $route } (raide { $track })
ticket-worth = { $ticket } ({ $points })
# Keneen numero viittaa, kun nimiä ei tiedetä; paikat lasketaan ykkösestä.
seat-number = paikka { $seat }
list-and = { $before } ja { $last }

## Mitä voi tehdä: valikon rivejä

action-keep = { $count ->
    [0] Älä pidä yhtään menolippua
    [one] Pidä menolippu { $tickets }
   *[other] Pidä menoliput { $tickets }
}
action-keep-named = { $count ->
    [0] Älä pidä yhtään menolippua
   *[other] Pidä { $tickets }
}
action-start = Aloita kaupungista { $city }
action-place = Aseta matkamuistot ”{ symbol-name }” kaupunkiin { $city }
action-draw = Ota rivistä { a-card }
action-draw-deck = Nosta pakan päällimmäinen kortti
action-tickets = Nosta menolippuja
action-claim = Rakenna reitti { $route }: { card-set }
action-pay = Maksa lisäkortit { payment }
action-pay-exactly = Maksa lisää { card-set }
action-decline = Ota korttisi takaisin ja luovu tunnelista
action-station = Rakenna asema kaupunkiin { $city } ja maksa { payment }
action-marker = Aseta kaupunkimerkki kaupunkiin { $city } ja maksa { card-set }
action-no-marker = Ohita kaupunkimerkki
action-souvenir = Ota matkamuisto kaupungista { $city }
action-alvin = Lähetä Alvin kaupunkiin { $city }
action-pass = Jätä vuoro väliin

## Mitä odotetaan

decision-tickets = { $count ->
    [one] { $player } on nostanut { $count } menolipun { $least ->
        [0] ja saa pitää sen.
       *[other] ja joutuu pitämään sen.
    }
   *[other] { $least ->
        [0] { $player } valitsee { $count } menolipusta, mitkä haluaa pitää.
       *[other] { $player } valitsee { $count } menolipusta vähintään { $least }.
    }
}
decision-tickets-own = { decision-tickets } Tarjolla: { $tickets }.
decision-start = { $player } valitsee aloituskaupungin.
decision-place = { $player } asettaa matkamuistopinon kaupunkiin, jossa ei vielä ole sellaista. Asettamatta: { $symbols }.
decision-turn = Vuorossa on { $player }.
decision-second = { $player } ottaa vielä toisen kortin.
decision-tunnel = { $player } joutuu maksamaan { $extra ->
    [one] { $extra } lisäkortin
   *[other] { $extra } lisäkorttia
} tunnelista { $route } tai ottamaan korttinsa takaisin: { card-set }.
decision-souvenir = { $player } valitsee, kummasta kaupungista ottaa matkamuiston: { $first } vai { $second }.
decision-marker = { $player } saa asettaa kaupunkimerkin jompaankumpaan päähän reittiä { $route }.
decision-alvin = { $player } lähettää Alvinin johonkin näistä kaupungeista: { $cities }.

# Mitä peli odottaa, virheilmoituksia varten: perusmuodossa, kirjoitettavien sanojen kanssa.
waits-for = { $waits_for ->
    [opening] aloituslippujen valinta (”keep 1 2”)
    [start] aloituskaupunki (”start CITY”)
    [place] paikka matkamuistopinolle (”place SYMBOL CITY”)
    [turn] vuoron toiminto (”draw …”, ”claim …”, ”draw tickets” tai joillakin pelilaudoilla ”station …”)
    [second] toinen kortti (”draw deck” tai ”draw COLOR”)
    [keep] nostettujen lippujen valinta (”keep 1 2”)
    [tunnel] vastaus tunneliin (”pay CARDS” tai ”decline”)
    [souvenir] matkamuiston valinta (”souvenir CITY”)
    [marker] kaupunkimerkki tai ei mitään (”marker CITY CARDS” tai ”no-marker”)
    [alvin] kaupunki Alvinille (”alvin CITY”)
   *[other] { $waits_for }
}

## Mitä tapahtui

event-card-taken = { $player } ottaa rivistä { $color ->
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
   *[other] kortin: { $color }
}.
event-card-drawn = { $player } nostaa pakasta { $color ->
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
   *[other] kortin: { $color }
}.
event-card-drawn-unseen = { $player } nostaa pakasta kortin.
event-card-turned-up = Riviin tulee { a-card }.
event-row-swept = Kolme { wild-card.partitive }: rivi vaihdetaan.
event-deck-shuffled = Poistopakka sekoitetaan uudeksi pakaksi: { $cards ->
    [one] { $cards } kortti.
   *[other] { $cards } korttia.
}
event-route-claimed = { $player } rakentaa reitin { $route }, maksuna { card-set }.
event-points-route = { $player } saa { $points ->
    [one] { $points } pisteen.
   *[other] { $points } pistettä.
}
event-points-control = { $player } saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} hallitsemastaan kaupungista { $city }.
event-points-capture = { $player } saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} Alvinin nappaamisesta.
event-tunnel-tried = { $player } yrittää tunnelia { $route }, maksuna { card-set }.
event-card-revealed = Tunnelista paljastuu { a-card }.
event-extra-demanded = { $player } joutuu maksamaan tunnelista vielä { $cards ->
    [one] { $cards } lisäkortin.
   *[other] { $cards } lisäkorttia.
}
event-extra-paid = { $player } maksaa lisää: { card-set }.
event-tunnel-left = { $player } luopuu tunnelista { $route } ja ottaa korttinsa takaisin.
event-tickets-drawn = { $player } nostaa { $count ->
    [one] { $count } menolipun.
   *[other] { $count } menolippua.
}
event-tickets-kept = { $refused ->
    [0] { $player } pitää { $kept ->
        [one] menolipun.
        [2] molemmat menoliput.
       *[other] kaikki { $kept } menolippua.
    }
   *[other] { $player } { $kept ->
        [0] ei pidä yhtään menolippua
        [one] pitää { $kept } menolipun
       *[other] pitää { $kept } menolippua
    } ja palauttaa { $refused }.
}
event-ticket-taken = { $player } pitää menolipun { $ticket }, arvo { $points ->
    [one] { $points } piste.
   *[other] { $points } pistettä.
}
event-station-built = { $player } rakentaa aseman kaupunkiin { $city }, maksuna { card-set }.
event-start-chosen = { $player } aloittaa kaupungista { $city }.
event-marker-placed = { $player } asettaa kaupunkimerkin kaupunkiin { $city }, maksuna { card-set }.
event-alvin-captured = { $player } nappaa Alvinin kaupungista { $city }.
event-alvin-moved = { $player } lähettää Alvinin kaupunkiin { $city }.
event-souvenir-taken = { $player } ottaa matkamuiston ”{ symbol-name }” kaupungista { $city }.
event-souvenirs-placed = { $player } asettaa matkamuistot ”{ symbol-name }” kaupunkiin { $city }.
event-first-drawn = { $player } aloittaa.
event-rows-swept = Rivin kortit vaihdetaan { $times ->
    [one] kerran
   *[other] { $times } kertaa
}.
event-passed = { $player } ei voi tehdä siirtoa ja jättää vuoron väliin.
event-last-round = { $player } on käyttänyt lähes kaikki vaununsa: viimeinen kierros alkaa, ja jokainen saa vielä yhden vuoron.
event-game-over = Peli on päättynyt.

## Pistelaskelma

score-routes = Reitit
score-routes-and-cities = Reitit ja hallitut kaupungit
score-captures = Alvin napattu
score-ticket = Menolippu { $ticket }
score-ticket-missed = Menolippu { $ticket }, ei valmis
score-stations = Rakentamattomat asemat
score-longest-path = Pisin reitti ({ $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
})
score-globetrotter = Matkaaja (valmiita menolippuja: { $tickets })
score-souvenirs = Matkamuistot
score-alvin = Alvin pelin lopussa
score-total = Yhteensä
winners = { $count ->
    [0] Voittajaa ei vielä ole.
    [one] { $winners } voittaa.
   *[other] { $winners } jakavat voiton.
}
