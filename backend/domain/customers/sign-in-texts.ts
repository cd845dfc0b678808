import { loadTranslations } from '../locale/load-translations';
import de from './sign-in-texts/de.json';
import en from './sign-in-texts/en.json';
import fi from './sign-in-texts/fi.json';
import fr from './sign-in-texts/fr.json';
import ru from './sign-in-texts/ru.json';
import sv from './sign-in-texts/sv.json';

/** The texts of refused log-ins and passwords, in a language of the shop. Specification 1 §8. */
export const signInTexts = loadTranslations({ fi, en, sv, de, fr, ru });
