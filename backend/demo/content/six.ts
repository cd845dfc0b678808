import type { ShopLanguage } from '../../domain/locale/language';

/** One text in the six languages of the shop. */
export type Six = Readonly<Record<ShopLanguage, string>>;

/** Texts in the order Finnish, English, Swedish, German, French, Russian. */
export const six = (fi: string, en: string, sv: string, de: string, fr: string, ru: string): Six => ({
  fi,
  en,
  sv,
  de,
  fr,
  ru,
});

/** The same text in every language: names that are not translated. */
export const same = (text: string): Six => six(text, text, text, text, text, text);

/** The text of each language, passed through a function. */
export function mapSix(texts: Six, change: (text: string, language: ShopLanguage) => string): Six {
  const entries = Object.entries(texts) as [ShopLanguage, string][];
  return Object.fromEntries(entries.map(([language, text]) => [language, change(text, language)])) as Six;
}
