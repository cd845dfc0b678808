import { CLOTHING_WORDS } from './property-words/clothing';
import { OUTDOOR_WORDS } from './property-words/outdoor';
import { SHARED_WORDS } from './property-words/shared';
import { SNOW_WORDS } from './property-words/snow';
import { SPECIAL_WORDS } from './property-words/special';
import { type Six, same, six } from './six';

export type PropertyType = {
  slug: string;
  name: Six;
  /** written after the value; empty for words */
  unit: string;
  filterKind: 'range' | 'checkbox' | null;
};

/** Kinds of properties; numbers filter by range, words by checkboxes. */
export const PROPERTY_TYPES = {
  weight: {
    slug: 'paino',
    name: six('Paino', 'Weight', 'Vikt', 'Gewicht', 'Poids', 'Вес'),
    unit: 'g',
    filterKind: 'range',
  },
  waterproof: {
    slug: 'vesipilari',
    name: six('Vesipilari', 'Waterproofness', 'Vattenpelare', 'Wassersäule', 'Imperméabilité', 'Водостойкость'),
    unit: 'mm',
    filterKind: 'range',
  },
  volume: {
    slug: 'tilavuus',
    name: six('Tilavuus', 'Volume', 'Volym', 'Volumen', 'Volume', 'Объём'),
    unit: 'l',
    filterKind: 'range',
  },
  comfort: {
    slug: 'mukavuuslampotila',
    name: six(
      'Mukavuuslämpötila',
      'Comfort temperature',
      'Komforttemperatur',
      'Komforttemperatur',
      'Température de confort',
      'Температура комфорта',
    ),
    unit: '°C',
    filterKind: 'range',
  },
  waist: {
    slug: 'keskileveys',
    name: six('Keskileveys', 'Waist width', 'Midjebredd', 'Mittelbreite', 'Largeur au patin', 'Ширина талии'),
    unit: 'mm',
    filterKind: 'range',
  },
  flex: {
    slug: 'jaykkyys',
    name: six('Jäykkyys', 'Flex', 'Flex', 'Flex', 'Flex', 'Жёсткость'),
    unit: '',
    filterKind: 'range',
  },
  lumens: {
    slug: 'valoteho',
    name: six('Valoteho', 'Brightness', 'Ljusstyrka', 'Helligkeit', 'Puissance lumineuse', 'Яркость'),
    unit: 'lm',
    filterKind: 'range',
  },
  persons: {
    slug: 'henkilomaara',
    name: six('Henkilömäärä', 'Persons', 'Antal personer', 'Personen', 'Nombre de places', 'Вместимость'),
    unit: 'hlö',
    filterKind: 'checkbox',
  },
  fillPower: {
    slug: 'taytevoima',
    name: six('Täytevoima', 'Fill power', 'Fyllkraft', 'Bauschkraft', 'Pouvoir gonflant', 'Упругость пуха'),
    unit: 'cuin',
    filterKind: 'range',
  },
  material: {
    slug: 'materiaali',
    name: six('Materiaali', 'Material', 'Material', 'Material', 'Matière', 'Материал'),
    unit: '',
    filterKind: 'checkbox',
  },
  care: {
    slug: 'hoito',
    name: six('Hoito', 'Care', 'Skötsel', 'Pflege', 'Entretien', 'Уход'),
    unit: '',
    filterKind: null,
  },
  length: {
    slug: 'pituus',
    name: six('Pituus', 'Length', 'Längd', 'Länge', 'Longueur', 'Длина'),
    unit: 'cm',
    filterKind: 'range',
  },
  radius: {
    slug: 'kaantosade',
    name: six('Kääntösäde', 'Turn radius', 'Svängradie', 'Radius', 'Rayon de courbe', 'Радиус поворота'),
    unit: 'm',
    filterKind: 'range',
  },
  breathability: {
    slug: 'hengittavyys',
    name: six(
      'Hengittävyys',
      'Breathability',
      'Andningsförmåga',
      'Atmungsaktivität',
      'Respirabilité',
      'Паропроницаемость',
    ),
    unit: 'g/m²/24 h',
    filterKind: 'range',
  },
  rValue: {
    slug: 'r-arvo',
    name: six('R-arvo', 'R-value', 'R-värde', 'R-Wert', 'Valeur R', 'Коэффициент R'),
    unit: '',
    filterKind: 'range',
  },
  diameter: {
    slug: 'halkaisija',
    name: six('Halkaisija', 'Diameter', 'Diameter', 'Durchmesser', 'Diamètre', 'Диаметр'),
    unit: 'mm',
    filterKind: 'range',
  },
  strength: {
    slug: 'lujuus',
    name: six('Lujuus', 'Strength', 'Hållfasthet', 'Bruchlast', 'Résistance', 'Прочность'),
    unit: 'kN',
    filterKind: 'range',
  },
  burnTime: {
    slug: 'paloaika',
    name: six('Paloaika', 'Burn time', 'Brinntid', 'Leuchtdauer', 'Autonomie', 'Время работы'),
    unit: 'h',
    filterKind: 'range',
  },
  range: {
    slug: 'kantama',
    name: six('Kantama', 'Range', 'Räckvidd', 'Reichweite', 'Portée', 'Дальность'),
    unit: 'm',
    filterKind: 'range',
  },
  drop: {
    slug: 'droppi',
    name: six('Droppi', 'Drop', 'Dropp', 'Sprengung', 'Drop', 'Перепад'),
    unit: 'mm',
    filterKind: 'range',
  },
  buoyancy: {
    slug: 'noste',
    name: six('Noste', 'Buoyancy', 'Flytkraft', 'Auftrieb', 'Flottabilité', 'Плавучесть'),
    unit: 'N',
    filterKind: 'range',
  },
  bladeLength: {
    slug: 'teran-pituus',
    name: six('Terän pituus', 'Blade length', 'Bladlängd', 'Klingenlänge', 'Longueur de lame', 'Длина клинка'),
    unit: 'mm',
    filterKind: 'range',
  },
  dinMax: {
    slug: 'din',
    name: six('Suurin DIN-arvo', 'Maximum DIN', 'Högsta DIN', 'Maximaler Z-Wert', 'DIN maximal', 'Максимальный DIN'),
    unit: '',
    filterKind: 'range',
  },
  season: {
    slug: 'vuodenaika',
    name: six('Vuodenaika', 'Season', 'Säsong', 'Jahreszeit', 'Saison', 'Сезон'),
    unit: '',
    filterKind: 'checkbox',
  },
  level: {
    slug: 'taitotaso',
    name: six('Taitotaso', 'Level', 'Nivå', 'Können', 'Niveau', 'Уровень'),
    unit: '',
    filterKind: 'checkbox',
  },
  closure: {
    slug: 'kiinnitys',
    name: six('Kiinnitys', 'Closure', 'Stängning', 'Verschluss', 'Fermeture', 'Застёжка'),
    unit: '',
    filterKind: 'checkbox',
  },
  insulation: {
    slug: 'eriste',
    name: six('Eriste', 'Insulation', 'Isolering', 'Isolierung', 'Isolation', 'Утеплитель'),
    unit: '',
    filterKind: 'checkbox',
  },
  sole: {
    slug: 'pohja',
    name: six('Pohja', 'Sole', 'Sula', 'Sohle', 'Semelle', 'Подошва'),
    unit: '',
    filterKind: 'checkbox',
  },
  bindings: {
    slug: 'siteet',
    name: six('Siteet', 'Bindings', 'Bindningar', 'Bindung', 'Fixations', 'Крепления'),
    unit: '',
    filterKind: null,
  },
  membrane: {
    slug: 'kalvo',
    name: six('Kalvo', 'Membrane', 'Membran', 'Membran', 'Membrane', 'Мембрана'),
    unit: '',
    filterKind: null,
  },
  shaftHeight: {
    slug: 'varren-korkeus',
    name: six('Varren korkeus', 'Shaft height', 'Skafthöjd', 'Schafthöhe', 'Hauteur de tige', 'Высота голенища'),
    unit: 'cm',
    filterKind: null,
  },
  lugDepth: {
    slug: 'kuvion-syvyys',
    name: six(
      'Kuvion syvyys',
      'Lug depth',
      'Mönsterdjup',
      'Profiltiefe',
      'Profondeur des crampons',
      'Глубина протектора',
    ),
    unit: 'mm',
    filterKind: null,
  },
  lastWidth: {
    slug: 'lestin-leveys',
    name: six('Lestin leveys', 'Width', 'Lästbredd', 'Leistenweite', 'Largeur du chaussant', 'Ширина колодки'),
    unit: '',
    filterKind: null,
  },
  resoling: {
    slug: 'pohjan-vaihto',
    name: six('Pohjan vaihto', 'Resoling', 'Omsulning', 'Neubesohlung', 'Ressemelage', 'Замена подошвы'),
    unit: '',
    filterKind: null,
  },
  floorArea: {
    slug: 'lattiapinta-ala',
    name: six('Lattiapinta-ala', 'Floor area', 'Golvyta', 'Bodenfläche', 'Surface au sol', 'Площадь пола'),
    unit: 'm²',
    filterKind: null,
  },
  innerHeight: {
    slug: 'sisakorkeus',
    name: six('Sisäkorkeus', 'Inner height', 'Innerhöjd', 'Innenhöhe', 'Hauteur intérieure', 'Высота внутри'),
    unit: 'cm',
    filterKind: null,
  },
  packedSize: {
    slug: 'pakattu-koko',
    name: six('Koko pakattuna', 'Packed size', 'Packmått', 'Packmaß', 'Dimensions plié', 'Размер в чехле'),
    unit: 'cm',
    filterKind: null,
  },
  doors: {
    slug: 'ovia',
    name: six('Ovia', 'Doors', 'Dörrar', 'Eingänge', 'Entrées', 'Входы'),
    unit: '',
    filterKind: null,
  },
} as const satisfies Record<string, PropertyType>;

export type PropertyKey = keyof typeof PROPERTY_TYPES;

/** Words that several models share. */
export const PROPERTY_WORDS = {
  ...SHARED_WORDS,
  ...SNOW_WORDS,
  ...CLOTHING_WORDS,
  ...OUTDOOR_WORDS,
  ...SPECIAL_WORDS,
} as const satisfies Record<string, Six>;

export type PropertyWord = keyof typeof PROPERTY_WORDS;

/** A number or two measures in the type's unit, or a word. */
export type PropertyValue = number | PropertyWord | `${number} × ${number}`;

export type PropertyValues = Partial<Record<PropertyKey, PropertyValue>>;

const isWord = (value: PropertyValue): value is PropertyWord => Object.hasOwn(PROPERTY_WORDS, value);

const LOCALES = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-SE', de: 'de-DE', fr: 'fr-FR', ru: 'ru-RU' } as const;

/** The value as each language writes it, without its unit. */
export function propertyTexts(value: PropertyValue): Six {
  if (isWord(value)) return PROPERTY_WORDS[value];
  if (typeof value === 'string') return same(value);
  const texts = same('');
  const written = Object.entries(LOCALES).map(([language, locale]) => [
    language,
    new Intl.NumberFormat(locale).format(value).replace('-', '−'),
  ]);
  return { ...texts, ...Object.fromEntries(written) };
}
