import { loadTranslations, type Say } from '../locale/load-translations';
import de from './campaign-texts/de.json';
import en from './campaign-texts/en.json';
import fi from './campaign-texts/fi.json';
import fr from './campaign-texts/fr.json';
import ru from './campaign-texts/ru.json';
import sv from './campaign-texts/sv.json';

/** Says a text about gift campaigns in one language. */
export type SayCampaign = Say<typeof fi>;

/** The texts about gift campaigns in a language of the shop. */
export const campaignTexts = loadTranslations({ fi, en, sv, de, fr, ru });
