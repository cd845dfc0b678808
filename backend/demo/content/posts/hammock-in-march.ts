import type { DemoPost } from '../content-item';
import { six } from '../six';

/** A text that is there in Finnish only. */
const inFinnish = (text: string) => six(text, '', '', '', '', '');

export const HAMMOCK_IN_MARCH: DemoPost = {
  key: 'hammock-in-march',
  kind: 'post',
  category: 'camping',
  blogger: 'vilma',
  scene: 'march-hammock',
  day: '03-30',
  models: ['naava-warm', 'uni-18', 'permanto', 'purje', 'lammike-0-4'],
  languages: ['fi'],
  slug: inFinnish('maaliskuun-yo-riippumatossa'),
  title: inFinnish('Maaliskuun yö riippumatossa'),
  excerpt: inFinnish(
    'Kaksitoista astetta pakkasta, kaksi mäntyä ja kolme virhettä, jotka tein, jotta sinun ei tarvitse.',
  ),
  text: inFinnish(
    `Riippumattoa pidetään kesän kapineena, ja siinä on perää: ilmassa nukkujaa kylmettää joka puolelta. Siksi minua kiinnosti, missä raja kulkee. Raja kulki Kurjenrahkan laidalla maaliskuun toisena lauantaina, ja se oli kaksitoista astetta.
    # Miksi ylipäätään
    Maassa oli puolen metrin hanki, ja telttapaikan polkeminen, tasaaminen ja jäädyttäminen vie tunnin. Riippumatto ripustettiin vartissa. Sitä paitsi suolla ei ole tasaista, mutta kaksi mäntyä on aina.
    # Näin ripustin
    1. Puut vähintään kämmenen levyiset ja elävät, väliä neljästä viiteen metriä. Ylös katsottiin ennen kuin alas.
    2. Leveät puuliinat, jotta kuori säästyy, ja kulma kolmekymmentä astetta: peukalo ylös ja etusormi suoraan antaa sen silmämääräisesti.
    3. Tarppi tiukalle tuulen puolelta ja aivan matalalle. Talvella katto on myös seinä.
    4. Istumakorkeus polvien kohdalle. Hangella se on tallatun kuopan pohjasta, muuten aamulla jalat eivät yletä.
    # Kolme virhettä
    - **Luotin pussin numeroon.** Makuupussin untuva litistyy selän alla eikä eristä siellä lainkaan. [Alapeite](group:hammocks) on riippumatossa se, mikä alusta on teltassa. Minulla se oli, mutta ripustettuna niin löysälle, että väliin mahtui tuuli.
    - **Jätin solumuovin autoon.** Kello kaksi kävelin hakemaan sen. Kolmensadan gramman [makuualusta](group:mats) alapeitteen ja maton välissä muutti yön.
    - **Join teetä kello kymmenen.** Riippumatosta nousee yhdellä liikkeellä, mutta vaatteet kahdella.
    # Mikä toimi
    Talvipussi, jonka mukavuuslämpötila oli asteen päässä yön lukemasta. Kuiva villakerrasto, joka puettiin vasta pussissa. Termos jalkopäässä: aluksi lämmitin, aamulla kahvi. Kengät muovipussissa pussin pohjalla, jotta niihin pääsi vielä aamullakin. Pipon päällä toinen pipo.
    ! Vuoda kylki edellä vinoon, noin viisitoista astetta keskiviivasta. Selkä suoristuu, polvet eivät yliojennu ja olkapäille jää tilaa. Se on koko riippumattonukkumisen salaisuus.
    # Mitä yö antoi
    Kello neljä tuuli tyyntyi ja heräsin siihen. Suo narahteli. Teeri aloitti pulinansa kauempana kuin uskoin äänen kantavan, ja vaakasuora taivas vaihtoi väriä kolmesti ennen kuin ymmärsin, että se oli revontuli eikä aamu. Teltan sisältä en olisi nähnyt sitä.
    Kannattaako talvella? Kyllä, kerran, jos on toinenkin suunnitelma. Minulla se oli auto kilometrin päässä ja kaveri, joka tiesi, missä olen. Kesäkuussa sama yö olisi ollut helpompi ja sääskiä täynnä. Ne, jotka haluavat aloittaa lempeämmin, löytävät maan tasalta [teltan valinnan oppaan](guide:choosing-tent). Kansallispuistossa yövytään merkityillä paikoilla myös riippumatossa, ja puut tarkistetaan ennen kuin niihin luotetaan.`,
  ),
};
