import { loadTranslations, type Say } from '../domain/locale/load-translations';
import de from './messages/de.json';
import en from './messages/en.json';
import fi from './messages/fi.json';
import fr from './messages/fr.json';
import ru from './messages/ru.json';
import sv from './messages/sv.json';

/** Says a text of a receipt in one language. */
export type SayReceipt = Say<typeof fi>;

/** The receipts' texts in a language of the shop. */
export const receiptTexts = loadTranslations({ fi, en, sv, de, fr, ru });
