import type { ShopLanguage } from '../../domain/locale/language';
import type { CatalogueImage } from '../images';
import type { ImportedModel, ImportedVariant } from '../imported-model';
import type { CataloguePrice } from './money';

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
  language: ShopLanguage;
  /** The first is the main group. */
  groupIds: number[];
  properties: { typeId: number; values: string[] }[];
  variants: PreparedVariant[];
  images: { colorId: number | null; image: CatalogueImage }[];
}
