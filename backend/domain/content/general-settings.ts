import { question } from '../reading/reader';

/** General settings that are the shop's own business and never leave it would be kept elsewhere: all of these are public. */
const generalSettings = question<{ key: string; value: string }, []>(
  'general-settings',
  'select key, value from settings order by key',
);

/** Key and value pairs (Specification 1 §3, general settings). Values are text, some of them JSON. */
export const readGeneralSettings = generalSettings;
