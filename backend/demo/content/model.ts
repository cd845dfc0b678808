import type { SUSTAINABILITY_CRITERIA } from '../../db/schema/model-details';
import type { ShopLanguage } from '../../domain/locale/language';
import type { LandscapeName } from '../illustrations/draw-landscape';
import type { PlateSpec } from '../illustrations/draw-plate';
import type { ColourwayName } from '../illustrations/plates/palette';
import type { ShellPart } from '../illustrations/plates/shell-jacket-looks';
import type { BrandSlug } from './brands';
import type { GroupKey } from './groups';
import type { ProductNoun } from './product-names';
import type { PropertyValues } from './properties';
import type { Six } from './six';

/** How a model stands in the shop's stock; the amounts are spread by the loader, the same every time. */
export type Availability =
  /** in the warehouse and in most stores */
  | 'plenty'
  /** a unit or two here and there */
  | 'few'
  /** one unit of each variant, in the warehouse: a used thing */
  | 'single'
  /** nowhere, and not coming soon */
  | 'sold-out'
  /** none left until the next delivery; sold out until then */
  | 'backorder'
  /** made to order, in any amount */
  | 'on-order'
  /** at the supplier's only */
  | 'external';

/** Omit that keeps a union a union. */
type Without<Spec, Key extends string> = Spec extends unknown ? Omit<Spec, Key> : never;

/** Specification 2 §9; what each means is told on the page about sustainability. */
export type SustainabilityCriterion = (typeof SUSTAINABILITY_CRITERIA)[number];

/** Content pages that are guides to goods. */
type GuideKey = 'product-tests' | 'rental' | 'repair' | 'sustainability';

/** Facts that few models have. */
export type SpecialFacts = {
  /** a number that the shop's rules know: the gift cards 2427 and 1412 (Specification 2 §5) */
  id?: number;
  /** not for customers' eyes yet */
  hidden?: true;
  /** sold through gift campaigns only */
  campaignOnly?: true;
  /** a lower price is simply the price, no reduction is announced */
  noDiscountShown?: true;
  extendedRange?: true;
  /** what a size costs more than the model's price, euros: the card then shows a price from */
  surcharges?: Readonly<Record<string, number>>;
  /** its price is told in the store only, and it cannot be ordered here */
  priceInStore?: true;
  /** the price without any reduction where the regular price is itself lower: makes the `outdoor` price type, euros */
  fullPrice?: number;
  /** in the warehouse, but not to be sold from it */
  blockedStock?: true;
  /** nobody knows when it can be dispatched */
  unknownDeliveryTime?: true;
  /** countries it is not sent to, two-letter codes */
  blockedCountries?: readonly string[];
  /** the only ways it can be delivered, keys of the delivery methods */
  deliveryMethods?: readonly string[];
  /** goods of a reduced or no tax */
  taxClass?: 'books' | 'gift-card';
  /** language the texts were written in and those a machine translated from it */
  originals?: { language: ShopLanguage; machine: readonly ShopLanguage[] };
  /** shown in Finnish only */
  quote?: { text: string; name: string };
  /** parts of a shell jacket that its gallery shows from near, besides the views that every jacket has */
  parts?: readonly ShellPart[];
  /** where one is with it: the one scene of the gallery, after the goods */
  scene?: LandscapeName;
  /** addresses of videos on the video service */
  videos?: readonly string[];
  /** criteria of sustainability that it meets */
  sustainability?: readonly SustainabilityCriterion[];
  /** keys of the content pages that help to choose or use it */
  guides?: readonly GuideKey[];
  /** slug of the new model this used one is */
  secondHandOf?: string;
  /** slugs of the models sold together; its own price is the price of the set */
  bundle?: readonly [string, string, ...string[]];
  wizard?: { sport: 'alpine' | 'nordic'; group: 'skis' | 'bindings' | 'boots' };
  /** skis that are sold mounted with these bindings */
  bindingSkiCombo?: true;
  sizeTable?: string;
  /** where it lies in the warehouse */
  shelfCodes?: readonly string[];
  /** at most one of it in an order */
  vuota?: true;
};

export type DemoModel = {
  slug: string;
  brand: BrandSlug;
  /** the model's own name, the same in every language */
  name: string;
  noun: ProductNoun;
  tagline: Six;
  /** one paragraph */
  description: Six;
  /** the drawing; brand and mark are the manufacturer's */
  plate: Without<PlateSpec, 'brand' | 'mark'>;
  /** the first one is promoted */
  colours: readonly [ColourwayName, ...ColourwayName[]];
  /** sizes as printed; none for goods of one size */
  sizes: readonly string[];
  /** leg or back lengths; most goods are `regular` only */
  types?: readonly ('regular' | 'long')[];
  /** the first one is the main group */
  groups: readonly [GroupKey, ...GroupKey[]];
  /** euros, gross, Finland */
  price: number;
  club?: number;
  /** a running offer; days count from the day the shop is loaded */
  offer?: { price: number; startedDaysAgo: number; endsInDays?: number };
  outlet?: true;
  availability: Availability;
  /** days since it came to the shop */
  age: number;
  sold: number;
  origin: string;
  properties: PropertyValues;
} & SpecialFacts;

export const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export const BOOT_SIZES = ['24.5', '25.5', '26.5', '27.5', '28.5', '29.5'] as const;
export const SHOE_SIZES = ['37', '38', '39', '40', '41', '42', '43', '44', '45', '46'] as const;
export const SOCK_SIZES = ['36–39', '40–43', '44–47'] as const;
export const GLOVE_SIZES = ['7', '8', '9', '10', '11'] as const;

/** @example lengths(163, 170) // ['163 cm', '170 cm'] */
export const lengths = (...centimetres: number[]): string[] => centimetres.map((length) => `${length} cm`);
