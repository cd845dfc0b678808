import type { ColourwayName } from '../../illustrations/plates/palette';
import type { BrandSlug } from '../brands';
import type { GroupKey } from '../groups';
import type { DemoModel } from '../model';
import type { ProductNoun } from '../product-names';
import type { PropertyValues } from '../properties';
import type { Six } from '../six';

/** What one product of a family has of its own; whatever is left out comes from the family. */
export type FamilyMember = {
  /** the model's own name, the same in every language, unique in the shop together with its noun */
  name: string;
  brand: BrandSlug;
  /** euros, gross, Finland */
  price: number;
  /** what it has that only some of the family have; features with the same trait may be told of it */
  traits?: readonly string[];
  /** in how many languages the noun differs from the family's */
  noun?: ProductNoun;
} & Partial<Omit<DemoModel, 'name' | 'brand' | 'price' | 'noun' | 'slug' | 'tagline' | 'description'>>;

/** A sentence about a product. Complete by itself: it names no product and stands in any order with the others. */
export type Feature = {
  text: Six;
  /** told only of members that have this trait */
  trait?: string;
};

/**
 * Products of one kind whose texts are put together from blocks: an opening, two features and a closing. The blocks are whole
 * sentences that name no product, so that nothing needs inflecting.
 */
export type Family = {
  key: string;
  noun: ProductNoun;
  taglines: readonly Six[];
  openings: readonly Six[];
  features: readonly Feature[];
  closings: readonly Six[];
  /** drawings, taken in turn */
  plates: readonly [DemoModel['plate'], ...DemoModel['plate'][]];
  /** sets of colours, taken in turn; the first colour of a set is promoted */
  palettes: readonly [
    readonly [ColourwayName, ...ColourwayName[]],
    ...(readonly [ColourwayName, ...ColourwayName[]])[],
  ];
  sizes: readonly string[];
  types?: DemoModel['types'];
  groups: readonly [GroupKey, ...GroupKey[]];
  /** two-letter country codes, taken in turn */
  origins: readonly [string, ...string[]];
  properties: PropertyValues;
  members: readonly FamilyMember[];
};
