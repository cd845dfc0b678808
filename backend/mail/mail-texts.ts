import { loadTranslations, type Say } from '../domain/locale/load-translations';
import de from './messages/de.json';
import en from './messages/en.json';
import fi from './messages/fi.json';
import fr from './messages/fr.json';
import ru from './messages/ru.json';
import sv from './messages/sv.json';

/** Says a text of a mail in one language. */
export type SayMail = Say<typeof fi>;

/** The mails' texts in a language of the shop. */
export const mailTexts = loadTranslations({ fi, en, sv, de, fr, ru });
