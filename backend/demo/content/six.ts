import type { LANGUAGE_CODES } from '../../db/schema/columns';

export type Language = (typeof LANGUAGE_CODES)[number];

/** One text in the six languages of the shop. */
export type Six = Readonly<Record<Language, string>>;

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
export function mapSix(texts: Six, change: (text: string, language: Language) => string): Six {
  const entries = Object.entries(texts) as [Language, string][];
  return Object.fromEntries(entries.map(([language, text]) => [language, change(text, language)])) as Six;
}
