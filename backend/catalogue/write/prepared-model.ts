import type { Db } from '../../db/client';
import type { LANGUAGE_CODES } from '../../db/schema/columns';
import type { CatalogueImage } from '../images';
import type { ImportedModel, ImportedVariant } from '../imported-model';
import type { CataloguePrice } from './money';

/** A transaction on the shop's database. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A language of the shop. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** A variant with everything resolved that its rows refer to. */
export interface PreparedVariant {
  source: ImportedVariant;
  colorId: number | null;
  sizeId: number | null;
  typeId: number;
  price: CataloguePrice;
}

/** A model with everything resolved that its rows refer to. */
export interface PreparedModel {
  source: ImportedModel;
  brandId: number;
  taxClassId: number;
  language: LanguageCode;
  /** The first is the main group. */
  groupIds: number[];
  properties: { typeId: number; values: string[] }[];
  variants: PreparedVariant[];
  images: { colorId: number | null; image: CatalogueImage }[];
}
