import type { OpeningTimes, SpecialDay } from 'contract/opening-hours';

/** A store's week and the special days that a page tells of, each with its name. */
export interface StoreTimes extends OpeningTimes {
  readonly special: readonly (SpecialDay & { readonly name: string })[];
}
