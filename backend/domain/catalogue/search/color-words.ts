import { type ColorFamily, colorFamilies } from 'contract/colors';
import type { ShopLanguage } from '../../locale/language';

/**
 * Common words for the twelve colour families; a search for one finds every model of that colour. Inflected forms are listed
 * where neither PostgreSQL's stemmer nor our word roots connect them.
 */
const WORDS: Readonly<Record<ShopLanguage, Readonly<Record<ColorFamily, string>>>> = {
  fi: {
    black: 'musta',
    white: 'valkoinen',
    gray: 'harmaa',
    blue: 'sininen',
    green: 'vihreä',
    red: 'punainen',
    yellow: 'keltainen',
    orange: 'oranssi',
    brown: 'ruskea',
    purple: 'violetti lila',
    pink: 'pinkki roosa',
    beige: 'beige',
  },
  en: {
    black: 'black',
    white: 'white',
    gray: 'gray grey',
    blue: 'blue',
    green: 'green',
    red: 'red',
    yellow: 'yellow',
    orange: 'orange',
    brown: 'brown',
    purple: 'purple',
    pink: 'pink',
    beige: 'beige',
  },
  sv: {
    black: 'svart svarta',
    white: 'vit vita vitt',
    gray: 'grå gråa grått',
    blue: 'blå blåa blått',
    green: 'grön gröna grönt',
    red: 'röd röda rött',
    yellow: 'gul gula gult',
    orange: 'orange',
    brown: 'brun bruna brunt',
    purple: 'lila',
    pink: 'rosa',
    beige: 'beige',
  },
  de: {
    black: 'schwarz',
    white: 'weiß',
    gray: 'grau',
    blue: 'blau',
    green: 'grün',
    red: 'rot',
    yellow: 'gelb',
    orange: 'orange',
    brown: 'braun',
    purple: 'lila violett',
    pink: 'rosa pink',
    beige: 'beige',
  },
  fr: {
    black: 'noir noire',
    white: 'blanc blanche',
    gray: 'gris grise',
    blue: 'bleu bleue',
    green: 'vert verte',
    red: 'rouge',
    yellow: 'jaune',
    orange: 'orange',
    brown: 'marron brun brune',
    purple: 'violet violette',
    pink: 'rose',
    beige: 'beige',
  },
  ru: {
    black: 'черный',
    white: 'белый',
    gray: 'серый',
    blue: 'синий голубой',
    green: 'зеленый',
    red: 'красный',
    yellow: 'желтый',
    orange: 'оранжевый',
    brown: 'коричневый',
    purple: 'фиолетовый',
    pink: 'розовый',
    beige: 'бежевый',
  },
};

/** Additional search words for a colour, by its hex value. */
export function colorWords(control: string, language: ShopLanguage): string {
  return colorFamilies(control)
    .map((family) => WORDS[language][family])
    .join(' ');
}
