import { type SayingsByLanguage, sayings } from './sayings';

export const SKI_BOOT: SayingsByLanguage = {
  fi: sayings(`
    + Kantapää ei nouse, vaikka sukka on ohut.
    + Koko päivä jalassa eikä varpaista lähde tunto.
    + Sisäkenkä muotoutui muutamassa kerrassa.
    + Voima menee suoraan suksen kantille tai potkuun asti.
    + Solki ja vetonaru toimivat paksuilla hanskoilla.
    + Pohja pitää jäisellä parkkipaikalla.
    + Kuivuu yön yli patterin vieressä.
    ~ Uutena tiukka jalkapöydän päältä.
    ~ Kengän avaus on kankea kovassa pakkasessa.
    ~ Varren taakse jää rako, jos pohje on ohut.
    - Hiersi kantapään auki, vaikka annoin aikaa.
    - Solki meni rikki toisella viikolla.`),
  en: sayings(`
    + Heel stays down, toes stay warm.
    + A full day in them without pain.
    + The liner settled in after three outings.
    + Power goes straight to the ski.
    ~ Tight over the instep to begin with.
    - Blisters on both heels, whatever I tried.`),
  sv: sayings(`
    + Hälen sitter fast och tårna håller sig varma.
    + En hel dag utan ont i fötterna.
    + Innerskon satt perfekt efter tre turer.
    ~ Trång över vristen som ny.
    - Skavsår på båda hälarna.`),
  de: sayings(`
    + Die Ferse sitzt fest, die Zehen bleiben warm.
    + Einen ganzen Tag ohne Schmerzen.
    + Der Innenschuh hat sich nach drei Touren angepasst.
    ~ Am Rist anfangs eng.
    - Blasen an beiden Fersen.`),
  fr: sayings(`
    + Le talon ne bouge pas, les orteils restent au chaud.
    + Une journée entière sans douleur.
    ~ Serré sur le cou-de-pied au début.
    - Des ampoules aux deux talons.`),
  ru: sayings(`
    + Пятка сидит плотно, пальцы не мёрзнут.
    + Целый день на ногах без боли.
    ~ Поначалу жмут в подъёме.
    - Натёрли обе пятки.`),
};

export const HELMET: SayingsByLanguage = {
  fi: sayings(`
    + Unohtuu päähän, niin kevyt se on.
    + Säätörengas kiristyy yhdellä kädellä.
    + Lasit sopivat kypärään ilman rakoa.
    + Solki aukeaa hanskalla.
    + Ilma kulkee, mutta korvat pysyvät lämpiminä.
    + Istuu kuin mitoilla tehty.
    ~ Pehmusteet irtoavat pestäessä vähän turhan helposti.
    ~ Leukahihna on pitkä, loppu pitää taittaa piiloon.
    - Painaa otsaan, vaikka koko on mitattu.
    - Pintaan tuli naarmu jo pussissa.`),
  en: sayings(`
    + So light I forget I have it on.
    + The dial tightens with one hand.
    + No gap between helmet and goggles.
    ~ The chin strap is longer than it needs to be.
    - Pressure point on the forehead.`),
  sv: sayings(`
    + Så lätt att man glömmer den.
    + Ratten går att vrida med en hand.
    + Glasögonen sluter tätt mot kanten.
    ~ Hakbandet är onödigt långt.
    - Trycker mot pannan.`),
  de: sayings(`
    + So leicht, dass man ihn vergisst.
    + Das Rad lässt sich einhändig drehen.
    + Keine Lücke zur Brille.
    ~ Der Kinnriemen ist unnötig lang.
    - Drückt an der Stirn.`),
  fr: sayings(`
    + Si léger qu’on l’oublie.
    + La molette se règle d’une main.
    ~ La jugulaire est un peu longue.
    - Appuie sur le front.`),
  ru: sayings(`
    + Лёгкий, про него забываешь.
    + Регулируется одной рукой.
    ~ Ремешок длинноват.
    - Давит на лоб.`),
};

export const GOGGLES: SayingsByLanguage = {
  fi: sayings(`
    + Ei huurru nousussakaan.
    + Tasaisessa valossakin näkee kumpareet.
    + Vaahto istuu poskiin eikä vedä.
    + Hihna pysyy kypärän päällä paikallaan.
    + Linssi on pysynyt naarmuttomana.
    ~ Pimeällä sävy on turhan tumma.
    ~ Linssin vaihto vaatii harjoittelua kotona.
    - Huurtui heti, kun pysähdyin hississä.
    - Vaahto irtosi reunasta ensimmäisen kauden aikana.`),
  en: sayings(`
    + No fogging, even on the climb.
    + I can see the bumps in flat light.
    + The strap stays put on the helmet.
    ~ Too dark for night skiing.
    - Fogged up as soon as I stopped.`),
  sv: sayings(`
    + Immar inte, inte ens uppför.
    + Man ser gupparna även i platt ljus.
    + Bandet ligger still på hjälmen.
    ~ För mörk på kvällen.
    - Immade så fort jag stannade.`),
  de: sayings(`
    + Beschlägt auch im Aufstieg nicht.
    + Selbst bei diffusem Licht sieht man die Buckel.
    + Das Band rutscht nicht vom Helm.
    ~ Abends zu dunkel.
    - Beschlug, sobald ich stehen blieb.`),
  fr: sayings(`
    + Pas de buée, même à la montée.
    + On voit le relief par jour blanc.
    ~ Trop sombre le soir.
    - De la buée dès le premier arrêt.`),
  ru: sayings(`
    + Не запотевают даже на подъёме.
    + В рассеянном свете видно рельеф.
    ~ Вечером темноваты.
    - Запотели при первой остановке.`),
};

export const SAFETY: SayingsByLanguage = {
  fi: sayings(`
    + Toivottavasti tätä ei tarvita, mutta nyt se on aina mukana.
    + Harjoituksissa toimi joka kerta samalla tavalla.
    + Kasaan ja käyttöön muutamassa sekunnissa hanskat kädessä.
    + Mahtuu reppuun niin, että sen saa esiin sokkona.
    + Kevyempi kuin vanha ja tukevampi.
    + Ohje on selkeä ja lyhyt.
    ~ Pussi on tiukka, kun käsissä on rukkaset.
    ~ Ohjekirja on painettu pienellä.
    - Lukitus tuntui heppoiselta, palautin.
    - Saapui ilman suojapussia.`),
  en: sayings(`
    + Hope never to need it, glad to have it.
    + Worked the same way every time in practice.
    + Ready in seconds with gloves on.
    ~ The sleeve is a tight fit.
    - The lock felt flimsy, so I sent it back.`),
  sv: sayings(`
    + Hoppas slippa använda den, men nu är den alltid med.
    + Fungerade likadant varje gång vi övade.
    + Klar på några sekunder med handskar på.
    ~ Fodralet är trångt.
    - Låset kändes klent, jag lämnade tillbaka.`),
  de: sayings(`
    + Hoffentlich nie nötig, jetzt aber immer dabei.
    + Beim Üben jedes Mal zuverlässig.
    + Mit Handschuhen in Sekunden bereit.
    ~ Die Hülle ist knapp bemessen.
    - Wirkte wackelig, ging zurück.`),
  fr: sayings(`
    + On espère ne jamais s’en servir, mais c’est dans le sac.
    + Fiable à chaque exercice.
    ~ La housse est un peu juste.
    - Le blocage m’a paru fragile, je l’ai renvoyé.`),
  ru: sayings(`
    + Надеюсь, не понадобится, но теперь всегда с собой.
    + На тренировках срабатывает каждый раз.
    ~ Чехол тесноват.
    - Фиксатор показался хлипким, пришлось вернуть.`),
};

export const WAX: SayingsByLanguage = {
  fi: sayings(`
    + Pitoväli on rehellinen: kelihaarukka pitää paikkansa.
    + Levittyy tasaisesti eikä rullaa korkilla.
    + Riitti koko kauden viikonloppuihin.
    + Lenkki meni ilman lisävoitelua.
    + Ohje purkin kyljessä riitti aloittelijallekin.
    ~ Purkki aukeaa huonosti kylmissä käsissä.
    ~ Nollakelissä pito on arpapeliä.
    - Jäätyi pohjaan heti uudella lumella.
    - Purkki oli saapuessa puoliksi kuivunut.`),
  en: sayings(`
    + The temperature range on the tin is honest.
    + Goes on evenly, no clumps.
    + One tin lasted the whole season.
    ~ Around freezing it is a lottery.
    - Iced up at once on new snow.`),
  sv: sayings(`
    + Temperaturen på burken stämmer.
    + Lätt att lägga jämnt.
    + En burk räckte hela säsongen.
    ~ Runt nollan är det lotteri.
    - Isade direkt på nysnö.`),
  de: sayings(`
    + Der Temperaturbereich stimmt.
    + Lässt sich gleichmäßig auftragen.
    ~ Um null Grad Glückssache.
    - Auf Neuschnee sofort vereist.`),
  fr: sayings(`
    + La plage de température annoncée est juste.
    + S’étale régulièrement.
    ~ Autour de zéro, c’est la loterie.
    - A gelé aussitôt sur neige fraîche.`),
  ru: sayings(`
    + Температурный диапазон честный.
    + Ложится ровно.
    ~ Около нуля — лотерея.
    - На свежем снегу сразу подлипает.`),
};
