/** What every file format is turned into before anything is written. */

/** A picture as the file names it: a path or an address. */
export interface ImportedImage {
  reference: string;
  caption: string;
}

/** Prices as written in the file: minor units of the file's currency, tax as the file has it. */
export interface ImportedPrice {
  regularMinor: number;
  /** The reduced price, lower than the regular one. */
  reducedMinor?: number;
  reducedFrom?: string;
  reducedTo?: string;
  /** ISO 4217 in lower case, when the row says it. */
  currency?: string;
}

/** One thing that is sold. Empty colour, size and type mean that the model has no such choice. */
export interface ImportedVariant {
  /** Line of the file it was read from. */
  line: number;
  sku: string;
  ean?: string;
  color: string;
  size: string;
  type: string;
  /** What the type choice is called (`Material`). */
  typeTitle: string;
  price: ImportedPrice;
  /** Units in stock. */
  quantity: number;
  isBackorderable: boolean;
  images: ImportedImage[];
}

/** A property with one or more values. */
export interface ImportedProperty {
  name: string;
  values: string[];
}

/** One model with its variants. */
export interface ImportedModel {
  /** Stable identity, `magento:MP01`: importing again finds the model by it. */
  importKey: string;
  line: number;
  modelNumber: string;
  name: string;
  /** Empty: the row names no manufacturer. */
  brand: string;
  /** Wanted slug, made unique when written. */
  slug: string;
  descriptionHtml: string;
  shortDescription: string;
  metaDescription: string;
  isPublic: boolean;
  /** Paths of names from the root of the group tree; the first is the main group. */
  groups: string[][];
  properties: ImportedProperty[];
  variants: ImportedVariant[];
  /** Pictures that belong to no single colour. */
  images: ImportedImage[];
}
