/**
 * The common form of all file formats before writing. Undefined means that the file does not contain the value: existing
 * models keep theirs, new ones have an empty value.
 */

import type { ShopLanguage } from '../domain/locale/language';

/** A picture reference of the file: a path or a URL. */
export interface ImportedImage {
  reference: string;
  caption: string;
}

/** Prices of the file: hundredths of the file's currency, with or without tax like the file. */
export interface ImportedPrice {
  regularHundredths: number;
  /** The reduced price, lower than the regular one. */
  reducedHundredths?: number;
  reducedFrom?: Date;
  /** The end of the discount, exclusive. */
  reducedTo?: Date;
  /** The price of the club's members; null: none. Undefined: the format does not have it. */
  clubHundredths?: number | null;
  /** The format has no discounts: an existing discount is kept. */
  keepsDiscount?: boolean;
  /** The file gives no dates: a discount of the same amount keeps its own. */
  keepsSpan?: boolean;
  /** The format has no dates and says only what is asked now: a discount that is not running stays. */
  keepsIdle?: boolean;
  /** ISO 4217 in lower case; undefined when the row does not name it. */
  currency?: string;
}

/** Stock of a variant in the file. */
export type ImportedStock =
  /** A counted quantity. */
  | { kind: 'count'; quantity: number }
  /** In stock, without a quantity. */
  | { kind: 'some' }
  /** Not given or not readable. */
  | { kind: 'unsaid' };

/** One variant. An empty colour, size or type means that the model does not have the option. */
export interface ImportedVariant {
  /** Line of the file it was read from. */
  line: number;
  sku: string;
  /** Replacement SKU when another model already has this one; undefined: the variant is then skipped. */
  ownSku?: string;
  ean?: string;
  color: string;
  size: string;
  type: string;
  /** Name of the type option (`Material`). */
  typeTitle: string;
  /** False: the format has no options; an existing variant keeps its own. */
  hasChoices: boolean;
  price: ImportedPrice;
  stock: ImportedStock;
  /** Sold without limit, independent of the stock: not counted, or ordered for the customer. */
  isOnOrder: boolean | undefined;
  /** Date of availability for a product that is not in stock yet; null: none. Undefined: the format has no such dates. */
  incomingAt?: Date | null;
  images: ImportedImage[];
}

/** A property with one or more values. */
export interface ImportedProperty {
  name: string;
  values: string[];
  /** Its column or attribute in the file, by which a mapping finds it; undefined: its name. */
  source?: string;
}

/** Texts in one language; empty ones are not given. */
export interface ImportedTranslation {
  language: ShopLanguage;
  name: string;
  descriptionHtml: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
}

/** A set of other products for one price. */
export interface ImportedBundle {
  /** Each part by the SKUs of the variants that may be chosen for it. */
  parts: string[][];
  /** Its price is what the parts cost apart; that of its variant says the percentage of it. */
  followsParts: boolean;
}

/** One model with its variants. */
export interface ImportedModel {
  /** Stable identity, `magento:MP01`, by which later imports find the model. */
  importKey: string;
  /** In an export of the shop itself: the product's own id; empty for a new one. Undefined: the file is no such export. */
  shopProduct?: string;
  /** The shop has it and the file names it by its own id: what only the format made up (its number, old addresses) is not written. */
  isOfShop?: true;
  /** The format holds one group of several: the others stay. */
  keepsGroups?: true;
  line: number;
  modelNumber: string;
  name: string;
  /** Paths at which the shop of the file shows it, see `oldPathOf`. */
  oldPaths: string[];
  /** Empty: the row has no manufacturer. */
  brand: string | undefined;
  /** Preferred slug, made unique when written. */
  slug: string;
  descriptionHtml: string | undefined;
  shortDescription: string | undefined;
  /** Title of its page for search engines; empty: none of its own. */
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  isPublic: boolean | undefined;
  /** Paths of names from the root of the group tree; the first is the main group. */
  groups: string[][] | undefined;
  /** Paths of groups that the shop has already, `camping/tents`, beside `groups` and before them. */
  existingGroups?: string[];
  /** Tags, which a mapping may lead to groups. */
  tags?: string[];
  /** Its texts in other languages than that of the file. */
  translations?: ImportedTranslation[];
  /** Country where it was made, by code or name. */
  origin?: string;
  /** SKUs of products to recommend with it. */
  relatedSkus?: string[];
  properties: ImportedProperty[] | undefined;
  /** Empty: the file withdraws the model from sale. */
  variants: ImportedVariant[];
  /** True: all rows that may belong to the model were read, so existing variants that are missing are withdrawn from sale. */
  isWhole: boolean;
  /** A set of other products; its only variant is the set. */
  bundle?: ImportedBundle;
  /** Pictures that are not specific to a colour. */
  images: ImportedImage[];
}

/** The pictures that a model's rows name. */
export const referencesOf = ({ images, variants }: ImportedModel): string[] =>
  [...images, ...variants.flatMap((variant) => variant.images)].map(({ reference }) => reference);
