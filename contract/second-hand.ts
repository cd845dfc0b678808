import { z } from 'zod';
import { pricesByTaxArea } from './prices';
import { USED_CONDITIONS } from './used-condition';
import { flag, integer, link, listOrEmpty, orNull, text } from './wire';

/** How worn a used item is; null where nobody said so. */
export const usedCondition = orNull(z.enum(USED_CONDITIONS));

const linked = { id: integer, url: link, prices: pricesByTaxArea, manufacturer: text, name: text } as const;

/** The new model of a used one. */
export const secondHandParent = orNull(z.object({ ...linked, is_active: flag }));

/** Used ones of a model. */
export const secondHandOffers = listOrEmpty(z.object({ ...linked, condition: usedCondition }));
