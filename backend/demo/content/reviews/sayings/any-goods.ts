import { type SayingsByLanguage, sayings } from './sayings';

/** What is said of any goods. */
export const ANY_GOODS: SayingsByLanguage = {
  fi: sayings(`
    + Suosittelen.
    + Hintansa väärti.
    + Ostaisin uudestaan.
    + Juuri sitä mitä hain.
    + Toimitus tuli kahdessa päivässä.
    + Odotukset ylittyivät.
    + Myyjä Tampereella osasi neuvoa oikean.
    + Tästä ei voi sanoa pahaa sanaa.
    + Puoliso tilasi samanlaisen.
    + Viimeistely on huolellista.
    + Laatu tuntuu käteen.
    + Sopii täsmälleen siihen käyttöön, johon hankin.
    + Käytössä aina kun mahdollista.
    + Vastaa kuvausta.
    + Kokonaisuus on mietitty loppuun asti.
    + Nouto Oulun myymälästä sujui minuutissa.
    + Väri on luonnossa vielä hienompi.
    + Tämä jää käyttöön pitkäksi aikaa.
    + Yksinkertainen ja toimiva.
    + Kaverit kyselevät, mistä tämä on.
    + Hyvä ostos.
    + Tyytyväinen.
    + En vaihtaisi.
    * Käytössä kolme kuukautta.
    * Ostin alennuksesta.
    * Lahjaksi hankittu, omaan käyttöön päätyi.
    * Käyty Pallaksella, Hetassa ja Kilpisjärvellä.
    * Etelän leudossa talvessa testattu.
    * Päivitin kymmenen vuotta vanhan.
    * Harrastan tätä muutaman kerran kuussa.
    * Luin kaikki arvostelut ennen tilausta.
    * Toinen samanlainen jo.
    * Opastyössä mukana viime kaudesta.
    * Tilasin kaksi vaihtoehtoa ja palautin toisen.
    * Kokeilin ensin myymälässä.
    * Ensimmäinen oma, ennen lainasin.
    * Inarin reissulla ensi kertaa mukana.
    * Viikonloppuretkille hankittu.
    * Vertailin kolmea ennen kuin päätin.
    ~ Hinta on korkea.
    ~ Pakkaus oli tarpeettoman iso.
    ~ Väri ei ollut ihan kuvan mukainen.
    ~ Toimitus kesti viikon.
    ~ Värivaihtoehtoja saisi olla enemmän.
    ~ Käyttöohje puuttui suomeksi.
    ~ Parempiakin on, mutta ei tähän hintaan.
    - Odotin tältä merkiltä parempaa.
    - Palautin, palautus sujui onneksi hyvin.
    - En suosittele.
    - Kuvat antoivat toisen käsityksen.
    - Reklamaatio kesken.
    - Tähän hintaan pitäisi kestää pidempään.`),
  en: sayings(`
    + Recommended.
    + Worth the money.
    + Would buy again.
    + Better than I expected.
    + Arrived in four days.
    + Exactly as described.
    + Friends keep asking where I got it.
    + Simple and well thought out.
    + No complaints.
    * Three months of use so far.
    * Bought for a week in Lapland.
    * Replaced a ten-year-old one.
    * Used on weekends, all year round.
    * Compared three before choosing.
    ~ Not cheap.
    ~ The colour is a little darker than the picture.
    ~ Delivery took nine days.
    - Expected more for the price.
    - Sent it back; the refund was quick at least.`),
  sv: sayings(`
    + Rekommenderas.
    + Värd pengarna.
    + Skulle köpa igen.
    + Bättre än väntat.
    + Kom på tre dagar till Umeå.
    + Precis som beskrivningen.
    + Enkel och genomtänkt.
    + Inget att klaga på.
    + Min sambo har beställt en likadan.
    * Använd i tre månader.
    * Köptes inför en vecka i Abisko.
    * Bytte ut en tio år gammal.
    * Provade två och behöll den här.
    * Används mest på helgerna.
    ~ Inte billig.
    ~ Färgen är lite mörkare än på bilden.
    ~ Leveransen tog en vecka.
    - Väntade mig mer för priset.
    - Skickade tillbaka, returen gick smidigt i alla fall.`),
  de: sayings(`
    + Empfehlenswert.
    + Den Preis wert.
    + Würde ich wieder kaufen.
    + Besser als erwartet.
    + Nach fünf Tagen in München.
    + Genau wie beschrieben.
    + Einfach und durchdacht.
    + Nichts zu beanstanden.
    * Seit drei Monaten im Einsatz.
    * Für eine Woche Lappland gekauft.
    * Ersetzt ein zehn Jahre altes Stück.
    * Vorher drei verglichen.
    * Meist am Wochenende dabei.
    ~ Nicht billig.
    ~ Die Farbe ist etwas dunkler als auf dem Bild.
    ~ Der Versand dauerte neun Tage.
    - Für den Preis hätte ich mehr erwartet.
    - Zurückgeschickt, das ging immerhin problemlos.`),
  fr: sayings(`
    + Je recommande.
    + Vaut son prix.
    + Je rachèterais sans hésiter.
    + Mieux que prévu.
    + Reçu en six jours à Grenoble.
    + Conforme à la description.
    + Rien à redire.
    * Trois mois d’utilisation.
    * Acheté pour une semaine en Laponie.
    * Remplace un modèle de dix ans.
    * J’en ai comparé trois.
    ~ Pas donné.
    ~ La couleur est un peu plus foncée que sur la photo.
    ~ Neuf jours de livraison.
    - J’attendais mieux à ce prix.
    - Renvoyé ; le remboursement a été rapide.`),
  ru: sayings(`
    + Рекомендую.
    + Своих денег стоит.
    + Будем брать ещё.
    + Лучше, чем ожидалось.
    + Забрали в Лаппеенранте, всё быстро.
    + Полностью соответствует описанию.
    + Нареканий нет.
    * Пользуюсь три месяца.
    * Брали для недели в Лапландии.
    * Выбирали из трёх.
    * В основном для выходных.
    ~ Недёшево.
    ~ Цвет чуть темнее, чем на фото.
    ~ Доставка заняла полторы недели.
    - За эти деньги хотелось большего.
    - Вернули, деньги пришли быстро.`),
};
