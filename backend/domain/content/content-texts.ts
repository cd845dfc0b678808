import { loadTranslations } from '../locale/load-translations';
import de from './texts/de.json';
import en from './texts/en.json';
import fi from './texts/fi.json';
import fr from './texts/fr.json';
import ru from './texts/ru.json';
import sv from './texts/sv.json';

/** Why what an editor saves is refused, in a language of the shop. */
export const contentTexts = loadTranslations({ fi, en, sv, de, fr, ru });
export type SayContent = ReturnType<typeof contentTexts>;
