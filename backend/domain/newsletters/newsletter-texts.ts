import { loadTranslations } from '../locale/load-translations';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

/** The texts of refusals about newsletters in a language of the shop. */
export const newsletterTexts = loadTranslations({ fi, en, sv, de, fr, ru });
