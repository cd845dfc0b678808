import type { LandscapeName } from '../illustrations/draw-landscape';
import { type GroupKey, groupPath } from './groups';
import { mapSix, type Six, same, six } from './six';

export type DemoBanner = {
  kind: 'image' | 'dynamic_page' | 'text';
  landscape?: LandscapeName;
  cropPoint: string;
  title: Six;
  heading: Six;
  subText: Six;
  buttonText: Six;
  /** path without host, of each language */
  url: Six;
};

const toGroup = (key: GroupKey): Six => mapSix(groupPath(key), (path) => `/${path}/`);

const EMPTY = same('');

/** The front page's hero first, then the three cards below it, then the promises of the notice bar. */
export const DEMO_BANNERS: readonly DemoBanner[] = [
  {
    kind: 'dynamic_page',
    landscape: 'fell',
    cropPoint: 'center',
    title: six('Kevätkausi', 'Spring season', 'Vårsäsong', 'Frühlingssaison', 'Saison de printemps', 'Весенний сезон'),
    heading: six(
      'Hanki kantaa.',
      'The crust holds.',
      'Skaren bär.',
      'Der Harsch trägt.',
      'La neige porte.',
      'Наст держит.',
    ),
    subText: six(
      'Maaliskuun aamuina lumi kantaa mihin vain. Kevään hiihtovarusteet ovat nyt valikoimassa.',
      'On March mornings the snow will carry you anywhere. This spring’s ski gear is here.',
      'På marsmorgnar bär snön vart som helst. Vårens skidutrustning finns nu i sortimentet.',
      'An Märzmorgen trägt der Schnee überallhin. Die Skiausrüstung des Frühlings ist da.',
      'Les matins de mars, la neige durcie vous mène partout. L’équipement de ski du printemps est arrivé.',
      'Мартовским утром снег держит где угодно. Весеннее лыжное снаряжение уже в продаже.',
    ),
    buttonText: six(
      'Katso hiihtovarusteet',
      'See ski gear',
      'Se skidutrustningen',
      'Skiausrüstung ansehen',
      'Voir l’équipement de ski',
      'Смотреть снаряжение',
    ),
    url: toGroup('skiing'),
  },
  {
    kind: 'image',
    landscape: 'tracks',
    cropPoint: 'center',
    title: six('Kuoret', 'Shells', 'Skal', 'Hardshells', 'Imperméables', 'Мембрана'),
    heading: six(
      'Kuori, untuva vai molemmat?',
      'Shell, down or both?',
      'Skal, dun eller båda?',
      'Hardshell, Daune oder beides?',
      'Imperméable, doudoune ou les deux ?',
      'Мембрана, пух или всё сразу?',
    ),
    subText: six(
      'Kerromme, mikä kerros mihinkin säähän.',
      'Which layer for which weather.',
      'Vilket lager till vilket väder.',
      'Welche Schicht bei welchem Wetter.',
      'Quelle couche pour quel temps.',
      'Какой слой для какой погоды.',
    ),
    buttonText: six(
      'Katso kuoret',
      'See shells',
      'Se skalplaggen',
      'Zu den Hardshells',
      'Voir les imperméables',
      'Смотреть мембраны',
    ),
    url: toGroup('shells'),
  },
  {
    kind: 'image',
    landscape: 'forest',
    cropPoint: 'center',
    title: six('Sukset', 'Skis', 'Skidor', 'Ski', 'Skis', 'Лыжи'),
    heading: six(
      'Oma latu alkaa metsän reunasta',
      'Your own track starts at the edge of the forest',
      'Ditt eget spår börjar vid skogsbrynet',
      'Die eigene Spur beginnt am Waldrand',
      'Votre trace commence à l’orée du bois',
      'Своя лыжня начинается на опушке',
    ),
    subText: six(
      'Perinteisen, randon ja metsän sukset samassa paikassa.',
      'Classic, touring and backcountry skis in one place.',
      'Klassiska, topptur- och turskidor på ett ställe.',
      'Klassische, Touren- und Backcountry-Ski an einem Ort.',
      'Skis de fond, de randonnée et de raid réunis.',
      'Беговые, скитурные и лесные лыжи в одном месте.',
    ),
    buttonText: six(
      'Valitse sukset',
      'Choose skis',
      'Välj skidor',
      'Ski auswählen',
      'Choisir ses skis',
      'Выбрать лыжи',
    ),
    url: toGroup('skis'),
  },
  {
    kind: 'image',
    landscape: 'archipelago',
    cropPoint: 'center',
    title: six('Yö ulkona', 'A night out', 'En natt ute', 'Eine Nacht draußen', 'Une nuit dehors', 'Ночь на природе'),
    heading: six(
      'Herää veden äärellä',
      'Wake up by the water',
      'Vakna vid vattnet',
      'Am Wasser aufwachen',
      'Se réveiller au bord de l’eau',
      'Проснуться у воды',
    ),
    subText: six(
      'Teltat ja makuupussit, joiden lämpötilat on mitattu.',
      'Tents, and sleeping bags with measured temperatures.',
      'Tält, och sovsäckar med uppmätt komforttemperatur.',
      'Zelte und Schlafsäcke mit gemessenen Temperaturen.',
      'Tentes et sacs de couchage aux températures mesurées.',
      'Палатки и спальники с измеренной температурой.',
    ),
    buttonText: six(
      'Katso leirivarusteet',
      'See camping gear',
      'Se lägerutrustningen',
      'Zur Campingausrüstung',
      'Voir le matériel de bivouac',
      'Смотреть снаряжение',
    ),
    url: toGroup('camping'),
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      'Maksuton toimitus yli 79 €',
      'Free delivery over €79',
      'Fri leverans över 79 €',
      'Kostenloser Versand ab 79 €',
      'Livraison offerte dès 79 €',
      'Бесплатная доставка от 79 €',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: EMPTY,
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      '100 päivän palautusoikeus',
      '100 days to return',
      '100 dagars öppet köp',
      '100 Tage Rückgaberecht',
      '100 jours pour changer d’avis',
      '100 дней на возврат',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: EMPTY,
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      'Nouto kuudesta myymälästä',
      'Pick up from six stores',
      'Hämta i sex butiker',
      'Abholung in sechs Filialen',
      'Retrait dans six magasins',
      'Самовывоз из шести магазинов',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: EMPTY,
  },
];
