import { loadTranslations, type Say } from '../locale/load-translations';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

/** Returns a text of the checkout in one language. */
export type SayCheckout = Say<typeof fi>;

/** Keys of the texts of cart and checkout. */
export type CheckoutText = Parameters<SayCheckout>[0];

/** The checkout's texts in a language of the shop. */
export const checkoutTexts = loadTranslations({ fi, en, sv, de, fr, ru });
