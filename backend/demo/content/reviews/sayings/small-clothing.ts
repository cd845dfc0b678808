import { type SayingsByLanguage, sayings } from './sayings';

export const SOCKS: SayingsByLanguage = {
  fi: sayings(`
    + Varsi ei valu saappaaseen.
    + Kantapää istuu, rakkoja nolla.
    + Pehmuste on siinä, missä kenkä painaa.
    + Sadan kilometrin jälkeen ehjät.
    + Kuivuvat yössä makuupussin jalkopäässä.
    ~ Resori jättää säären ihoon jäljen.
    - Isovarvas tuli läpi kolmessa viikossa.`),
  en: sayings(`
    + No slipping, no blisters.
    + Cushioning where the boot presses.
    + Dry overnight.
    ~ The cuff leaves a mark.
    - Worn through at the toe in three weeks.`),
  sv: sayings(`
    + Hasar inte och ger inga skavsår.
    + Polstring där kängan trycker.
    + Torra till morgonen.
    ~ Mudden lämnar märken.
    - Hål på stortån efter tre veckor.`),
  de: sayings(`
    + Rutschen nicht, keine Blasen.
    + Polster genau an der richtigen Stelle.
    ~ Das Bündchen hinterlässt Abdrücke.
    - Nach drei Wochen an der Zehe durch.`),
  fr: sayings(`
    + Ne glissent pas, aucune ampoule.
    + Sèches le lendemain matin.
    ~ L’élastique marque un peu.
    - Trouées au gros orteil en trois semaines.`),
  ru: sayings(`
    + Не сползают, мозолей нет.
    + За ночь высыхают.
    ~ Резинка оставляет след.
    - За три недели протёрлись на пальце.`),
};

export const HANDWEAR: SayingsByLanguage = {
  fi: sayings(`
    + Sormet pysyvät lämpiminä kahdenkymmenen asteen pakkasessa.
    + Näillä saa soljen auki ja vetoketjun kiinni.
    + Ranneke menee hihan alle eikä lunta tule sisään.
    + Kämmen pitää märästäkin sauvasta.
    + Vuori ei tule ulos, kun vetää käden pois.
    + Kuivuvat muotoonsa.
    ~ Uutena jäykät, pehmenivät viikossa.
    ~ Peukalo on hiukan lyhyt.
    - Sauma aukesi etusormen kärjestä.
    - Kastuivat läpi lumitöissä.`),
  en: sayings(`
    + Warm at minus twenty.
    + I can work a buckle with them on.
    + The cuff goes under the sleeve and keeps snow out.
    ~ Stiff for the first week.
    - A seam opened at the fingertip.`),
  sv: sayings(`
    + Varma i tjugo minusgrader.
    + Går att knäppa spännen med dem på.
    + Mudden går under ärmen och stänger ute snön.
    ~ Styva första veckan.
    - Sömmen gick upp vid pekfingret.`),
  de: sayings(`
    + Warm bei minus zwanzig.
    + Schnallen gehen damit auf und zu.
    + Das Bündchen passt unter den Ärmel.
    ~ In der ersten Woche steif.
    - Eine Naht ging am Zeigefinger auf.`),
  fr: sayings(`
    + Chaud à moins vingt.
    + On peut fermer une boucle sans les enlever.
    ~ Raides la première semaine.
    - Une couture a lâché au bout du doigt.`),
  ru: sayings(`
    + В минус двадцать тепло.
    + Можно застегнуть пряжку, не снимая.
    ~ Первую неделю жестковаты.
    - Разошёлся шов на указательном пальце.`),
};

export const HEADWEAR: SayingsByLanguage = {
  fi: sayings(`
    + Peittää korvat eikä nouse hiihtäessä.
    + Mahtuu kypärän alle.
    + Ei litistä tukkaa aivan mahdottomaksi.
    + Pehmeä otsaa vasten.
    + Pesu ei ole venyttänyt.
    + Taskuun mahtuva lämpö.
    ~ Tuuli tulee neuloksesta läpi avoimella paikalla.
    ~ Vaalea väri kaipaa pesua usein.
    - Venyi kuukaudessa kokoa isommaksi.`),
  en: sayings(`
    + Covers the ears and stays down.
    + Fits under a helmet.
    + Soft on the forehead.
    ~ Wind gets through on open ground.
    - Stretched out in a month.`),
  sv: sayings(`
    + Täcker öronen och sitter kvar.
    + Får plats under hjälmen.
    + Mjuk mot pannan.
    ~ Blåser igenom på kalfjället.
    - Blev utspänd på en månad.`),
  de: sayings(`
    + Bedeckt die Ohren und rutscht nicht.
    + Passt unter den Helm.
    + Weich auf der Stirn.
    ~ Im offenen Gelände zieht der Wind durch.
    - Nach einem Monat ausgeleiert.`),
  fr: sayings(`
    + Couvre les oreilles et ne remonte pas.
    + Passe sous le casque.
    ~ Le vent traverse sur les crêtes.
    - Détendu en un mois.`),
  ru: sayings(`
    + Закрывает уши и не сползает.
    + Помещается под шлем.
    ~ На открытом месте продувает.
    - За месяц всё растянулось.`),
};

export const SHOE: SayingsByLanguage = {
  fi: sayings(`
    + Jalassa heti kotoisat, sisäänajoa ei tarvittu.
    + Pohja pitää märällä kalliolla ja pitkospuilla.
    + Varpaille on tilaa alamäessäkin.
    + Nauhat pysyvät kiinni koko päivän.
    + Viisisataa kilometriä, ja kuvio on vielä tallella.
    + Kantakuppi on tukeva eikä paina akillesta.
    + Kevyet mutta kivi ei tunnu läpi.
    ~ Kuivuvat hitaasti, jos vesi pääsee varresta sisään.
    ~ Pohjallisen vaihdoin heti.
    ~ Nauhat ovat tarpeettoman pitkät.
    - Liimaus petti kärjestä ensimmäisenä kesänä.
    - Kantapää hiersi, vaikka teippasin.`),
  en: sayings(`
    + Comfortable out of the box.
    + Grips on wet rock and boardwalks.
    + Room for the toes on descents.
    + Five hundred kilometres and plenty of tread left.
    ~ Slow to dry once water gets in.
    - The toe started to come unglued in the first summer.`),
  sv: sayings(`
    + Sköna direkt ur kartongen.
    + Greppar på våta hällar och spänger.
    + Plats för tårna även nerför.
    + Femtio mil och mönstret finns kvar.
    ~ Torkar långsamt om vattnet väl kommit in.
    - Limningen släppte vid tån första sommaren.`),
  de: sayings(`
    + Vom ersten Tag an bequem.
    + Guter Halt auf nassem Fels.
    + Bergab genug Platz für die Zehen.
    + Nach 500 Kilometern noch reichlich Profil.
    ~ Trocknet langsam, wenn Wasser hineingelaufen ist.
    - Die Klebung löste sich im ersten Sommer.`),
  fr: sayings(`
    + Confortables dès le premier jour.
    + Bonne accroche sur rocher mouillé.
    + De la place pour les orteils en descente.
    ~ Longues à sécher.
    - La colle a lâché à l’avant dès le premier été.`),
  ru: sayings(`
    + Удобные с первого дня.
    + Держат на мокром камне.
    + На спуске пальцам не тесно.
    ~ Долго сохнут.
    - К концу первого лета отклеился носок.`),
};

export const KIDS: SayingsByLanguage = {
  fi: sayings(`
    + Kestää päiväkodin pihan, ja se on paljon sanottu.
    + Lapsi pukee itse, mikä säästää aamusta kymmenen minuuttia.
    + Kasvunvara riitti toiseenkin talveen.
    + Ei enää valitusta kylmästä.
    + Pihalta ei tahdota enää sisälle.
    + Siirtyi siistinä pikkusisarukselle.
    + Nimilapulle on paikka, ihanaa.
    ~ Vaalea väri ei ole kurakeleille tehty.
    ~ Kirkkaita värejä saisi olla enemmän.
    * Esikoululaisen käytössä joka päivä.
    * Ostettu reilusti kasvunvaralla.
    * Kolmevuotiaalle hankittu.
    * Toinen lapsi, toinen samanlainen.
    * Kokeiltiin ensin myymälässä.
    - Kului puhki kuukaudessa.
    - Väri haalistui ensimmäisenä kesänä.`),
  en: sayings(`
    + Survives nursery, which says a lot.
    + She puts it on by herself.
    + Room to grow into a second winter.
    ~ The light colour shows every puddle.
    * Bought for our five-year-old.
    * In use every day at school.
    - Worn through within a month.`),
  sv: sayings(`
    + Klarar förskolegården, det säger en hel del.
    + Barnet klär på sig själv.
    + Räckte två vintrar.
    ~ Ljusa färgen visar varje vattenpöl.
    * Används varje dag på förskolan.
    * Köptes till vår femåring.
    - Slets ut på en månad.`),
  de: sayings(`
    + Übersteht die Kita, das will etwas heißen.
    + Unsere Tochter zieht sich damit allein an.
    + Passt auch im zweiten Winter.
    ~ Auf hellem Stoff sieht man jede Pfütze.
    * Für unsere Fünfjährige gekauft.
    * Täglich im Einsatz.
    - Nach einem Monat durchgescheuert.`),
  fr: sayings(`
    + Survit à la cour de récréation.
    + Notre fils s’équipe tout seul.
    ~ La couleur claire est salissante.
    * Pour notre fille de cinq ans.
    - Usé en un mois.`),
  ru: sayings(`
    + Выдержало садик, и этим всё сказано.
    + Ребёнок надевает сам.
    + Хватило на две зимы.
    ~ На светлом видна каждая лужа.
    * Брали для пятилетнего.
    - За месяц протёрлось.`),
};
