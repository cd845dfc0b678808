import { loadTranslations } from '../locale/load-translations';
import de from './review-texts/de.json';
import en from './review-texts/en.json';
import fi from './review-texts/fi.json';
import fr from './review-texts/fr.json';
import ru from './review-texts/ru.json';
import sv from './review-texts/sv.json';

/** The texts of refused reviews in a language of the shop. */
export const reviewTexts = loadTranslations({ fi, en, sv, de, fr, ru });
