import { MAIN_STORE_ID } from '../../db/schema/stores';
import { type Six, same, six } from './six';

export type DemoStore = {
  id: number;
  slug: string;
  name: string;
  type: 'retail' | 'web' | 'external';
  /** express pick-up */
  pikanouto: boolean;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  place?: readonly [latitude: number, longitude: number];
  /** opening hours of weekdays, Saturday and Sunday */
  hours?: readonly [
    week: readonly [string, string],
    saturday: readonly [string, string],
    sunday?: readonly [string, string],
  ];
  /** One sentence. */
  lead: Six;
};

/** Stock of suppliers, sold without passing through our warehouse. */
export const EXTERNAL_STORE_ID = 30;

const CITY_HOURS = [
  ['10:00', '20:00'],
  ['10:00', '18:00'],
  ['12:00', '17:00'],
] as const;
const TOWN_HOURS = [
  ['10:00', '18:00'],
  ['10:00', '16:00'],
] as const;

/** Six retail stores, the main warehouse and the suppliers' stock. */
export const DEMO_STORES: readonly DemoStore[] = [
  {
    id: 1,
    slug: 'helsinki',
    name: 'Hanki Helsinki',
    type: 'retail',
    pikanouto: true,
    street: 'Kaivokatu 12',
    postalCode: '00100',
    city: 'Helsinki',
    phone: '+358 9 4245 0101',
    place: [60.1706, 24.9414],
    hours: CITY_HOURS,
    lead: six(
      'Suurin myymälämme rautatieaseman vieressä: kaksi kerrosta, suksihuolto ja kiipeilyseinä kenkien sovittamiseen.',
      'Our largest store, beside the railway station: two floors, a ski workshop and a climbing wall for trying on shoes.',
      'Vår största butik, intill järnvägsstationen: två våningar, skidservice och en klättervägg för att prova skor.',
      'Unsere größte Filiale neben dem Bahnhof: zwei Etagen, Skiservice und eine Kletterwand zum Anprobieren der Schuhe.',
      'Notre plus grand magasin, à côté de la gare : deux étages, un atelier ski et un mur d’escalade pour essayer les chaussures.',
      'Наш самый большой магазин рядом с вокзалом: два этажа, лыжная мастерская и скалодром для примерки обуви.',
    ),
  },
  {
    id: 2,
    slug: 'tampere',
    name: 'Hanki Tampere',
    type: 'retail',
    pikanouto: true,
    street: 'Hämeenkatu 19',
    postalCode: '33200',
    city: 'Tampere',
    phone: '+358 3 4245 0102',
    place: [61.4978, 23.761],
    hours: CITY_HOURS,
    lead: six(
      'Kosken partaalla, kahden järven välissä. Täällä on ompelimo, joka korjaa kuoret ja teltat.',
      'By the rapids, between two lakes. Our workshop here mends shells and tents.',
      'Vid forsen, mellan två sjöar. Här finns verkstaden som lagar skalplagg och tält.',
      'An der Stromschnelle zwischen zwei Seen. Hier repariert die Werkstatt Hardshells und Zelte.',
      'Au bord des rapides, entre deux lacs. L’atelier y répare vestes et tentes.',
      'У речных порогов, между двумя озёрами. Здесь мастерская чинит мембранную одежду и палатки.',
    ),
  },
  {
    id: 3,
    slug: 'turku',
    name: 'Hanki Turku',
    type: 'retail',
    pikanouto: false,
    street: 'Aurakatu 6',
    postalCode: '20100',
    city: 'Turku',
    phone: '+358 2 4245 0103',
    place: [60.4516, 22.267],
    hours: TOWN_HOURS,
    lead: six(
      'Saaristoon lähteville: melonta, retkiluistelu ja kuorivaatteet tuulta vastaan.',
      'For those bound for the archipelago: paddling, tour skating and shells against the wind.',
      'För den som ska ut i skärgården: paddling, långfärdsskridskor och skal mot vinden.',
      'Für alle, die in die Schären wollen: Paddeln, Tourenschlittschuhe und Hardshells gegen den Wind.',
      'Pour ceux qui partent dans l’archipel : kayak, patin de randonnée et vestes contre le vent.',
      'Для тех, кто едет в архипелаг: байдарки, туристические коньки и мембрана от ветра.',
    ),
  },
  {
    id: 4,
    slug: 'oulu',
    name: 'Hanki Oulu',
    type: 'retail',
    pikanouto: false,
    street: 'Isokatu 27',
    postalCode: '90100',
    city: 'Oulu',
    phone: '+358 8 4245 0104',
    place: [65.0121, 25.4682],
    hours: TOWN_HOURS,
    lead: six(
      'Täällä poljetaan läpi talven. Valot, käsineet ja nastat ovat esillä marraskuusta huhtikuuhun.',
      'People cycle all winter here. Lights, gloves and studs are on show from November to April.',
      'Här cyklar man hela vintern. Lampor, handskar och dubbar visas från november till april.',
      'Hier fährt man den ganzen Winter Rad. Lampen, Handschuhe und Spikes stehen von November bis April ganz vorn.',
      'Ici, on pédale tout l’hiver. Lampes, gants et pneus cloutés sont en vitrine de novembre à avril.',
      'Здесь ездят на велосипеде всю зиму. Фонари, перчатки и шипы — на витрине с ноября по апрель.',
    ),
  },
  {
    id: 5,
    slug: 'rovaniemi',
    name: 'Hanki Rovaniemi',
    type: 'retail',
    pikanouto: true,
    street: 'Koskikatu 18',
    postalCode: '96200',
    city: 'Rovaniemi',
    phone: '+358 16 4245 0105',
    place: [66.5039, 25.7294],
    hours: CITY_HOURS,
    lead: six(
      'Napapiirin myymälä neuvoo reitit, kelit ja lumivyöryennusteen ennen kuin lähdet tunturiin.',
      'The Arctic Circle store tells you the routes, the snow and the avalanche forecast before you set out.',
      'Butiken vid polcirkeln berättar om leder, före och lavinprognos innan du ger dig upp på fjället.',
      'Die Filiale am Polarkreis kennt Routen, Schneelage und Lawinenbericht, bevor es ins Fjell geht.',
      'Le magasin du cercle polaire vous indique itinéraires, neige et bulletin d’avalanche avant le départ.',
      'Магазин у Полярного круга подскажет маршруты, состояние снега и лавинный прогноз перед выходом.',
    ),
  },
  {
    id: 6,
    slug: 'jyvaskyla',
    name: 'Hanki Jyväskylä',
    type: 'retail',
    pikanouto: false,
    street: 'Kauppakatu 30',
    postalCode: '40100',
    city: 'Jyväskylä',
    phone: '+358 14 4245 0106',
    place: [62.2415, 25.7482],
    hours: TOWN_HOURS,
    lead: six(
      'Harjun juurella, latujen alkupäässä. Täältä voit vuokrata ahkion ja rinkan viikoksi.',
      'At the foot of the ridge, where the tracks begin. Rent a pulk or a pack here for a week.',
      'Vid åsens fot, där spåren börjar. Här kan du hyra pulka och ryggsäck för en vecka.',
      'Am Fuß des Höhenzugs, wo die Loipen beginnen. Pulka und Rucksack gibt es hier für eine Woche zu leihen.',
      'Au pied de la crête, là où commencent les pistes. On y loue une pulka ou un sac à la semaine.',
      'У подножия гряды, где начинаются лыжни. Здесь можно взять напрокат волокуши или рюкзак на неделю.',
    ),
  },
  {
    id: MAIN_STORE_ID,
    slug: 'verkkokauppa',
    name: 'Hangen verkkokauppa',
    type: 'web',
    pikanouto: false,
    street: 'Varastokatu 20',
    postalCode: '33100',
    city: 'Tampere',
    phone: '+358 3 4245 0120',
    lead: same(''),
  },
  {
    id: EXTERNAL_STORE_ID,
    slug: 'toimittajan-varasto',
    name: 'Toimittajan varasto',
    type: 'external',
    pikanouto: false,
    street: '',
    postalCode: '',
    city: '',
    phone: '',
    lead: same(''),
  },
];
