import { loadTranslations, type Say } from '../locale/load-translations';
import de from './registration-texts/de.json';
import en from './registration-texts/en.json';
import fi from './registration-texts/fi.json';
import fr from './registration-texts/fr.json';
import ru from './registration-texts/ru.json';
import sv from './registration-texts/sv.json';

/** Returns a text about registering and accounts in one language. */
export type SayRegistration = Say<typeof fi>;

/** The texts of refusals about accounts in a language of the shop. */
export const registrationTexts = loadTranslations({ fi, en, sv, de, fr, ru });
