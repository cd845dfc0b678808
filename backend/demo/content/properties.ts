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
    unit: '',
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
} as const satisfies Record<string, PropertyType>;

export type PropertyKey = keyof typeof PROPERTY_TYPES;

/** Words that several models share. */
export const PROPERTY_WORDS = {
  recycledNylon: six(
    'Kierrätetty polyamidi',
    'Recycled polyamide',
    'Återvunnen polyamid',
    'Recyceltes Polyamid',
    'Polyamide recyclé',
    'Переработанный полиамид',
  ),
  polyester: six(
    'Kierrätetty polyesteri',
    'Recycled polyester',
    'Återvunnen polyester',
    'Recycelter Polyester',
    'Polyester recyclé',
    'Переработанный полиэстер',
  ),
  merino: six('Merinovilla', 'Merino wool', 'Merinoull', 'Merinowolle', 'Laine mérinos', 'Шерсть мериноса'),
  wool: six('Villa', 'Wool', 'Ull', 'Wolle', 'Laine', 'Шерсть'),
  down: six('Hanhenuntuva', 'Goose down', 'Gåsdun', 'Gänsedaunen', 'Duvet d’oie', 'Гусиный пух'),
  leather: six('Nahka', 'Leather', 'Läder', 'Leder', 'Cuir', 'Кожа'),
  mesh: six('Verkkokangas', 'Mesh', 'Mesh', 'Mesh', 'Mesh', 'Сетка'),
  aluminium: six('Alumiini', 'Aluminium', 'Aluminium', 'Aluminium', 'Aluminium', 'Алюминий'),
  carbon: six('Hiilikuitu', 'Carbon fibre', 'Kolfiber', 'Carbon', 'Carbone', 'Карбон'),
  steel: six('Teräs', 'Steel', 'Stål', 'Stahl', 'Acier', 'Сталь'),
  poplar: six(
    'Haapa ja pyökki',
    'Poplar and beech',
    'Asp och bok',
    'Pappel und Buche',
    'Peuplier et hêtre',
    'Тополь и бук',
  ),
  paulownia: six('Paulownia', 'Paulownia', 'Paulownia', 'Paulownia', 'Paulownia', 'Павловния'),
  polycarbonate: six(
    'Polykarbonaatti',
    'Polycarbonate',
    'Polykarbonat',
    'Polycarbonat',
    'Polycarbonate',
    'Поликарбонат',
  ),
  polyurethane: six('Polyuretaani', 'Polyurethane', 'Polyuretan', 'Polyurethan', 'Polyuréthane', 'Полиуретан'),
  wash30: six(
    'Konepesu 30 °C',
    'Machine wash 30 °C',
    'Maskintvätt 30 °C',
    'Maschinenwäsche 30 °C',
    'Lavage en machine à 30 °C',
    'Машинная стирка при 30 °C',
  ),
  washDown: six(
    'Konepesu 30 °C untuvapesuaineella',
    'Machine wash 30 °C with down wash',
    'Maskintvätt 30 °C med duntvättmedel',
    'Maschinenwäsche 30 °C mit Daunenwaschmittel',
    'Lavage en machine à 30 °C, lessive pour duvet',
    'Машинная стирка при 30 °C средством для пуха',
  ),
  handWash: six('Käsinpesu', 'Hand wash', 'Handtvätt', 'Handwäsche', 'Lavage à la main', 'Ручная стирка'),
} as const satisfies Record<string, Six>;

export type PropertyWord = keyof typeof PROPERTY_WORDS;

/** A model's properties: a number in the type's unit, or a word. */
export type PropertyValues = Partial<Record<PropertyKey, number | PropertyWord>>;

const LOCALES = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-SE', de: 'de-DE', fr: 'fr-FR', ru: 'ru-RU' } as const;

/** The value as each language writes it, without its unit. */
export function propertyTexts(value: number | PropertyWord): Six {
  if (typeof value !== 'number') return PROPERTY_WORDS[value];
  const texts = same('');
  const written = Object.entries(LOCALES).map(([language, locale]) => [
    language,
    new Intl.NumberFormat(locale).format(value).replace('-', '−'),
  ]);
  return { ...texts, ...Object.fromEntries(written) };
}
