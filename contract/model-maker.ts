import { z } from 'zod';
import { flag, optionalPicture, sitePath, text, words } from './wire';

/** The brand of a model, with who made it and who answers for it in the EU (Regulation (EU) 2023/988). */
export const modelMaker = z.object({
  name: words,
  slug: sitePath,
  logo: optionalPicture,
  /** Added, like the rest. */
  address: text,
  email: text,
  eu_responsible: text,
  /** It is the shop's label for goods whose maker is not known, and no manufacturer. */
  maker_unknown: flag,
});
