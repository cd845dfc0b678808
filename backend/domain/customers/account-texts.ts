import { loadTranslations } from '../locale/load-translations';
import de from './account-texts/de.json';
import en from './account-texts/en.json';
import fi from './account-texts/fi.json';
import fr from './account-texts/fr.json';
import ru from './account-texts/ru.json';
import sv from './account-texts/sv.json';

/** The texts of the account's refusals in a language of the shop. */
export const accountTexts = loadTranslations({ fi, en, sv, de, fr, ru });
