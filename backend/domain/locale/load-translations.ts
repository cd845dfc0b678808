import { asOptions, MESSAGE_FORMAT, type TextKey, withEveryForm } from 'contract/message-texts';
import { createInstance } from 'i18next';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from './language';

/** Values for the placeholders of a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text of one subject in one language. Placeholders are filled in but not escaped; whoever builds HTML from it
 * must escape it.
 */
export type Say<Texts> = (key: TextKey<keyof Texts & string>, values?: TextValues) => string;

/**
 * The texts of a subject in every language of the shop, through i18next.
 * @param files one message file a language; the Finnish one gives the keys their types
 * @example
 * const texts = loadTranslations({ fi, en, sv, de, fr, ru });
 * texts('fi')('days', { count: 2 }) // '2 arkipäivää'
 */
export function loadTranslations<Texts extends Readonly<Record<string, string>>>(
  files: Readonly<Record<ShopLanguage, Readonly<Record<string, string>>>> & { readonly fi: Texts },
): (language: ShopLanguage) => Say<Texts> {
  const i18n = createInstance();
  // initialises synchronously because the texts are passed in
  void i18n.init({
    ...MESSAGE_FORMAT,
    initImmediate: false,
    supportedLngs: LANGUAGE_CODES,
    resources: Object.fromEntries(
      LANGUAGE_CODES.map((language) => [language, { translation: withEveryForm(language, files[language]) }]),
    ),
  });
  return (language) => {
    const say = i18n.getFixedT(language);
    return (key, values) => say(key as string, asOptions(values));
  };
}
