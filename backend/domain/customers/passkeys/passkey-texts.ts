import { loadTranslations, type Say } from '../../locale/load-translations';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

/** Returns a text about passkeys in one language. */
export type SayPasskey = Say<typeof fi>;

/** Keys of the texts of refusals about passkeys. */
export type PasskeyText = Parameters<SayPasskey>[0];

/** The refusals about passkeys in a language of the shop. */
export const passkeyTexts = loadTranslations({ fi, en, sv, de, fr, ru });
