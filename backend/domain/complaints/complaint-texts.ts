import { loadTranslations } from '../locale/load-translations';
import de from './complaint-texts/de.json';
import en from './complaint-texts/en.json';
import fi from './complaint-texts/fi.json';
import fr from './complaint-texts/fr.json';
import ru from './complaint-texts/ru.json';
import sv from './complaint-texts/sv.json';

/** The texts of refused complaints and photographs in a language of the shop. */
export const complaintTexts = loadTranslations({ fi, en, sv, de, fr, ru });
