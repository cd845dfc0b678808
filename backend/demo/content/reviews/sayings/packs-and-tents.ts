import { type SayingsByLanguage, sayings } from './sayings';

export const PACK: SayingsByLanguage = {
  fi: sayings(`
    + Selkä säätyy niin, että paino istuu lantiolla.
    + Hihnat eivät hankaa edes t-paidan päällä.
    + Taskut ovat siellä, mistä ne löytää sokkona.
    + Ei narise, vaikka kuorma on täysi.
    + Juomapullo yltää käteen riisumatta.
    + Kangas on kestänyt kivet ja auton takakontin.
    + Kantaa kevyesti senkin, mitä ei olisi pitänyt ottaa mukaan.
    ~ Sadesuoja pitää ostaa erikseen.
    ~ Sivutasku on täydessä repussa tiukka.
    ~ Hihnojen päät lepattavat tuulessa.
    - Solki halkesi ensimmäisessä pakkasessa.
    - Selkäpaneeli hiostaa kesällä sietämättömästi.`),
  en: sayings(`
    + The weight sits on the hips where it should.
    + No rubbing, even over a T-shirt.
    + Pockets you can find blind.
    + Quiet under a full load.
    ~ A rain cover would have been nice.
    - A buckle broke in the first cold spell.`),
  sv: sayings(`
    + Vikten vilar på höften som den ska.
    + Inget skav, inte ens över en t-shirt.
    + Fickor man hittar i utan att titta.
    + Knarrar inte med full packning.
    ~ Regnskydd hade gärna fått ingå.
    - Ett spänne sprack i första kylan.`),
  de: sayings(`
    + Das Gewicht sitzt auf der Hüfte, wo es hingehört.
    + Scheuert nicht, auch nicht über dem T-Shirt.
    + Die Taschen findet man blind.
    ~ Eine Regenhülle hätte dabei sein dürfen.
    - Im ersten Frost ist eine Schnalle gebrochen.`),
  fr: sayings(`
    + Le poids repose bien sur les hanches.
    + Aucun frottement, même en t-shirt.
    ~ Une housse de pluie aurait été bienvenue.
    - Une boucle a cassé au premier froid.`),
  ru: sayings(`
    + Вес ложится на бёдра, как и должен.
    + Лямки не натирают.
    + Карманы находишь на ощупь.
    ~ Накидки от дождя в комплекте нет.
    - В первый мороз лопнула пряжка.`),
};

export const BAG: SayingsByLanguage = {
  fi: sayings(`
    + Heitetty lavalle, laivaan ja lentokoneeseen, ehjä on.
    + Vesi pysyy ulkona.
    + Suu aukeaa niin laajalle, että pohjallakin näkee.
    + Kahva on pehmustettu ja olkahihna pitää.
    + Menee tyhjänä pieneksi.
    + Väri erottuu hihnalla.
    ~ Uutena haisee muoville, tuuletus auttoi.
    ~ Sisäpuolelle kaipaisin yhden taskun.
    - Hihnan ompelu rispaantui ensimmäisellä matkalla.`),
  en: sayings(`
    + Thrown in trucks, boats and planes, still in one piece.
    + Water stays out.
    + Opens wide enough to see the bottom.
    ~ Smelled of plastic for a week.
    - The strap stitching frayed on the first trip.`),
  sv: sayings(`
    + Har åkt flak, båt och flyg och är hel.
    + Vattnet håller sig utanför.
    + Öppnar sig så att man ser botten.
    ~ Luktade plast första veckan.
    - Remmens söm fransade sig på första resan.`),
  de: sayings(`
    + Auf Ladefläche, Fähre und im Flugzeug: unbeschädigt.
    + Wasser bleibt draußen.
    + Öffnet so weit, dass man den Boden sieht.
    ~ Roch eine Woche nach Plastik.
    - Die Naht am Gurt franste gleich aus.`),
  fr: sayings(`
    + Benne, bateau, avion : intact.
    + L’eau reste dehors.
    ~ Sent le plastique la première semaine.
    - La couture de la sangle s’est effilochée tout de suite.`),
  ru: sayings(`
    + Кузов, лодка, самолёт — всё цело.
    + Вода внутрь не попадает.
    ~ Первую неделю пахнет пластиком.
    - В первой же поездке распустился шов лямки.`),
};

export const TENT: SayingsByLanguage = {
  fi: sayings(`
    + Pystyssä neljässä minuutissa, myös sateessa.
    + Myrskyyö Käsivarressa, eikä kaari liikahtanut.
    + Eteiseen mahtuu kaksi rinkkaa ja keitin.
    + Kosteutta ei tiivisty, kun päädyt jättää auki.
    + Harukset erottuvat pimeässä.
    + Pakkautuu takaisin pussiinsa ilman taistelua.
    ~ Kiiloja saisi olla pari enemmän.
    ~ Pitkälle nukkujalle niukka mitta.
    - Sauma päästi vettä jo ensimmäisenä yönä.
    - Kaaren pää murtui pystytyksessä.`),
  en: sayings(`
    + Up in four minutes, even in rain.
    + Stood through a gale without moving.
    + The porch swallows two packs and a stove.
    + Goes back into its bag without a fight.
    ~ A couple more pegs would help.
    - A seam leaked on the first night.`),
  sv: sayings(`
    + Uppe på fyra minuter, även i regn.
    + Stod still i storm på kalfjället.
    + Absiden rymmer två ryggsäckar och ett kök.
    ~ Ett par pinnar till hade inte skadat.
    - En söm läckte redan första natten.`),
  de: sayings(`
    + In vier Minuten aufgebaut, auch im Regen.
    + Hat einen Sturm ohne Zucken überstanden.
    + In die Apsis passen zwei Rucksäcke und der Kocher.
    ~ Ein paar Heringe mehr wären gut.
    - Schon in der ersten Nacht war eine Naht undicht.`),
  fr: sayings(`
    + Montée en quatre minutes, même sous la pluie.
    + A tenu dans la tempête sans broncher.
    ~ Il manque deux ou trois piquets.
    - Une couture a fui dès la première nuit.`),
  ru: sayings(`
    + Ставится за четыре минуты даже под дождём.
    + Штормовую ночь пережила спокойно.
    + В тамбур входят два рюкзака и горелка.
    ~ Колышков могло быть больше.
    - В первую же ночь потёк шов.`),
};

export const SLEEP: SayingsByLanguage = {
  fi: sayings(`
    + Nukuin ensimmäistä kertaa maassa paremmin kuin kotona.
    + Luvattu lämpö pitää paikkansa.
    + Ei kahise, vaikka kääntyilen.
    + Pakattuna pienempi kuin leipä.
    + Aamulla ei ollut kylmä mistään kohdasta.
    + Pehmeä ihoa vasten ilman lakanaakin.
    + Kestänyt jo kolmekymmentä yötä.
    ~ Säilytyspussi on tiukka.
    ~ Kapea, jos nukkuu kyljellään polvet koukussa.
    - Ei vastannut kuvausta, palautin.
    - Paleli jo viidessä asteessa.`),
  en: sayings(`
    + Best night I have had on the ground.
    + The warmth rating is honest.
    + No rustling when I turn over.
    + Packs smaller than a loaf of bread.
    ~ The stuff sack is tight.
    - I was cold at plus five.`),
  sv: sayings(`
    + Sov bättre på marken än hemma.
    + Värmen som utlovas stämmer.
    + Prasslar inte när man vänder sig.
    ~ Packpåsen är trång.
    - Frös redan vid fem plusgrader.`),
  de: sayings(`
    + So gut habe ich draußen noch nie geschlafen.
    + Die Wärmeangabe stimmt.
    + Raschelt nicht beim Umdrehen.
    ~ Der Packsack ist knapp.
    - Mir war schon bei fünf Grad kalt.`),
  fr: sayings(`
    + Ma meilleure nuit sous la tente.
    + La chaleur annoncée est bien là.
    ~ Le sac de rangement est serré.
    - J’ai eu froid dès cinq degrés.`),
  ru: sayings(`
    + Лучшая ночь в палатке за много лет.
    + Греет, как заявлено.
    ~ Чехол тесноват.
    - При плюс пяти уже холодно.`),
};
