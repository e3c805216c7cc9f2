### Reilut jaot, allekirjoitetut tallenteet ja `vialibre verify`; docs/fair-deal.md selittää sanat.

cli-verify-help = Tarkista tallenne: ovatko jako, jokainen kortti, jokainen toiminto, tulos ja allekirjoitus oikein, tai kerro tarkasti, mikä on virheellistä. Paluukoodi on 0 vain, jos kaikki on kunnossa.
cli-verify-examples =
    Esimerkkejä:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Sen palvelimen julkinen avain, jonka piti allekirjoittaa: 64 heksadesimaalinumeroa, kuten palvelin sen näyttää.
cli-verify-commitment-help = Sitoumus, joka sinulle näytettiin ennen lisäystäsi; vaatii myös valitsimen --entropy. Tämän laitteen ”vialibre play --server” -pelit muistetaan ilman sitä.
cli-verify-entropy-help = Mitä lisäsit jakoon; vaatii myös valitsimen --commitment.
cli-verify-fault = Virhe: { $fault }

## Mitä tallenteen kustakin osasta sanotaan. $state on vialibre.fair.report-moduulin tila.

verify-verdict = { $faults ->
    [0] kaikki, minkä voi tarkistaa, on kunnossa.
    [one] yksi tarkistus epäonnistui.
   *[other] { $faults } tarkistusta epäonnistui.
}
verify-record = Tallenne: sitä ei voi lukea, joten mitään ei tarkistettu.
verify-digest = { $state ->
    [proven] Tiiviste: oikein; tiedosto on ehjä.
   *[wrong] Tiiviste: väärin.
}
verify-signature = { $state ->
    [proven] Allekirjoitus: pätevä; palvelin, jonka avain on { $key }, takaa koko tallenteen.
    [stranger] Allekirjoitus: pätevä avaimelle { $key }. Kenen avain se on, sitä tallenne ei voi todistaa: anna palvelimen oma avain valitsimella --key tai vertaa sitä palvelimen näyttämään.
    [absent] Allekirjoitus: puuttuu, joten tallenteen kirjoittajaa ja siinä olevia nimiä ei voi todistaa.
   *[wrong] Allekirjoitus: väärin.
}
verify-deal = { $state ->
    [proven] Jako: siemenluku on tiiviste, joka on laskettu palvelimen salaisuudesta ja { $added ->
        [one] yhden paikan lisäyksestä
       *[other] { $added } paikan lisäyksistä
    }, ja sitoumus on salaisuuden tiiviste. Todistettu: tämä laite näki sitoumuksen ennen omaa lisäystään: { $commitment }
    [follows] Jako: siemenluku on tiiviste, joka on laskettu palvelimen salaisuudesta ja { $added ->
        [one] yhden paikan lisäyksestä
       *[other] { $added } paikan lisäyksistä
    }, ja sitoumus on salaisuuden tiiviste. Tämä laite ei nähnyt sitoumusta etukäteen, joten ei ole todistettu, että palvelin oli jo valinnut salaisuutensa. Sitoumus: { $commitment }
    [alone] Jako: siemenluku on laskettu pelkästä palvelimen salaisuudesta, koska yhdeltäkään paikalta ei lisätty mitään; siksi ei ole todistettu, ettei kukaan valinnut sitä. Sitoumus: { $commitment }
    [absent] Jako: tallenne ei kerro, mistä sen siemenluku on tehty, joten ei voi todistaa, ettei kukaan valinnut sitä.
    [unchecked] Jako: ei tarkistettu, koska tallenteen paikkoja tai siemenlukua ei voi lukea.
   *[wrong] Jako: väärin.
}
verify-silent = Ilman omaa lisäystä: { $seats }.
verify-actions = { $state ->
    [proven] Kortit ja toiminnot: jokainen kortti tuli tallenteen siemenluvusta{ $actions ->
        [0] ; toimintoja ei vielä ole.
        [one] , ja ainoa toiminto oli sallittu.
       *[other] , ja kaikki { $actions } toimintoa olivat sallittuja.
    }
   *[wrong] Kortit ja toiminnot: väärin.
}
verify-result = { $state ->
    [proven] Tulos: voittajat ja pistelaskelmien jokainen rivi seuraavat toiminnoista.
    [open] Tulos: ei vielä, peli on kesken.
    [stopped] Tulos: puuttuu, peli loppui kesken ({ $reason ->
        [resigned] luovutus
        [abandoned] lopetettu yhteisestä sopimuksesta
       *[other] { $reason }
    }{ $seat ->
        [0] , paikka { $seat }
        [one] , paikka { $seat }
        [other] , paikka { $seat }
       *[none] {""}
    }). Siitä on takeena vain allekirjoitus.
    [unchecked] Tulos: ei tarkistettu, koska peliä ei voi pelata loppuun.
   *[wrong] Tulos: väärin.
}

## Mikä ei täsmää ja mikä ei kelpaa

error-not-hex = Tallenteen kohdassa ”{ $key }” pitää olla { $least ->
    [64] 64 heksadesimaalinumeroa
    [128] 128 heksadesimaalinumeroa
   *[other] parillinen määrä heksadesimaalinumeroita ({ $least }–{ $most })
} pienin kirjaimin, mutta siinä on { $found }.
error-unknown-key = Tallenteessa on avain ”{ $key }”, jota muoto ei tunne. Poista se, koska sitä ei voi tarkistaa.
error-key-twice = Avain ”{ $key }” on kahdesti samassa tallenteen objektissa, joten eri ohjelmat voivat lukea siitä eri asioita. Käytä tiedostoa sellaisena kuin ohjelma sen kirjoitti.
error-entropies-for-seats = Tallenteessa entropioita on { $entropies }, mutta paikkoja { $seats }. Kullakin paikalla on yksi, boteilla null.
error-bad-reason = { $reason } ei käy syyksi pelin päättymiseen. Syy on yksi sana pienin kirjaimin, kuten ”resigned”.
error-ended-with-result = Tallenteen mukaan peli loppui kesken ({ $reason }), ja silti sillä on tulos. Vain toinen voi pitää paikkansa.
error-wrong-commitment = Sitoumus { $recorded } ei ole salaisuuden tiiviste, joka on { $computed }. Salaisuutta tai sitoumusta on muutettu.
error-other-commitment = Tallenteen sitoumus on { $recorded }, mutta tämä laite näki sitoumuksen { $seen } ennen lisäystään. Palvelin vaihtoi salaisuutensa jälkikäteen, tai tämä on toisen pelin tallenne.
error-entropy-missing = Tämän laitteen lisäys jakoon, { $entropy }, puuttuu tallenteesta. Kortteja ei jaettu sen avulla.
error-wrong-seed = Siemenluku on { $recorded }, mutta salaisuudesta ja entropioista tulee { $computed }. Jotakin niistä on muutettu, tai jakoa ei tehty niistä.
error-wrong-signature = Allekirjoitusta ei ole tehty tälle tallenteelle avaimella { $key }. Tallennetta, allekirjoitusta tai avainta on muutettu.
error-other-key = Tallenne on allekirjoitettu avaimella { $key }, mutta palvelimen avain on { $wanted }. Sen allekirjoitti toinen palvelin tai väärentäjä.
error-no-signature = Tallennetta ei ole allekirjoitettu, vaikka se pitäisi olla allekirjoitettu avaimella { $key }.
error-bad-entropy = ”{ $text }” ei käy siemenluvun lisäykseksi. Käytä parillista määrää heksadesimaalinumeroita ({ $least }–{ $most }).
error-bad-commitment = ”{ $text }” ei kelpaa sitoumukseksi. Siinä on { $digits } heksadesimaalinumeroa.
error-commitment-and-entropy = --commitment ja --entropy kuuluvat yhteen: anna molemmat tai älä kumpaakaan.
error-bad-key = ”{ $key }” ei kelpaa julkiseksi avaimeksi. Siinä on { $digits } heksadesimaalinumeroa.
error-bad-signing-key = Tämä ei kelpaa allekirjoitusavaimeksi. Sen alussa on ”{ $prefix }” ja sitten { $digits } heksadesimaalinumeroa.
