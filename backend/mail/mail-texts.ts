import { fillText, type TextValues } from '../domain/locale/fill-text';
import type { ShopLanguage } from '../domain/locale/language';
import de from './messages/de.json';
import en from './messages/en.json';
import fi from './messages/fi.json';
import fr from './messages/fr.json';
import ru from './messages/ru.json';
import sv from './messages/sv.json';

const TEXTS: Record<ShopLanguage, typeof en> = { fi, en, sv, de, fr, ru };

/** Keys of what the shop's mails say. */
export type MailText = keyof typeof en;

/** Says a text of a mail in one language. */
export type SayMail = (key: MailText, values?: TextValues) => string;

/** The mails' texts in a language of the shop. Placeholders are filled, nothing is escaped. */
export function mailTexts(language: ShopLanguage): SayMail {
  return (key, values) => fillText(TEXTS[language][key], values);
}
