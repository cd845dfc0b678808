import type { Language } from '~/locale/languages';
import { fieldNumber } from '~/locale/numbers';
import type { RangeFacet } from '../list-view';

/** The ends of a range as its fields show them: what is chosen, else the extent. */
export type Ends = { readonly min: string; readonly max: string };

export const rangeEnds = ({ chosen, extent }: RangeFacet, language: Language): Ends => ({
  min: fieldNumber(chosen?.min ?? extent.min, language),
  max: fieldNumber(chosen?.max ?? extent.max, language),
});
