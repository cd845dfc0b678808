import type { ShopLanguage } from '../../locale/language';

/** PostgreSQL's text search configuration of each language. */
export const CONFIGURATIONS: Readonly<Record<ShopLanguage, string>> = {
  fi: 'finnish',
  en: 'english',
  sv: 'swedish',
  de: 'german',
  fr: 'french',
  ru: 'russian',
};
