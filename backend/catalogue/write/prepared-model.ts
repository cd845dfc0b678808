import type { ShopLanguage } from '../../domain/locale/language';
import type { ImportedModel, ImportedVariant } from '../imported-model';
import type { CatalogueImage } from '../pictures/images';
import type { CataloguePrice } from './money';

/** A variant with all references resolved. */
export interface PreparedVariant {
  source: ImportedVariant;
  colorId: number | null;
  sizeId: number | null;
  typeId: number;
  price: CataloguePrice;
}

/** A model with all references resolved. */
export interface PreparedModel {
  source: ImportedModel;
  brandId: number;
  taxClassId: number;
  language: ShopLanguage;
  sourceLanguage: ShopLanguage;
  modelNumber: string;
  isPublic: boolean;
  /** ISO 3166-1 in lower case; null: the existing one is kept. */
  countryOfOrigin: string | null;
  texts: ModelTexts;
  /** The shop shows it in this language by its texts in another one, and the file says nothing else. */
  hasNoTexts: boolean;
  /** The first is the main group; undefined: existing groups are kept. */
  groupIds: number[] | undefined;
  /** The groups that it has stay beside them. */
  keepsGroups: boolean;
  /** Undefined: existing ones are kept. */
  properties: { typeId: number; values: string[] }[] | undefined;
  /** Models of which it is a set; empty for goods. */
  partIds: readonly number[];
  variants: PreparedVariant[];
  images: { colorId: number | null; image: CatalogueImage }[];
}

/** A model's texts in the language of the file. */
export interface ModelTexts {
  name: string;
  descriptionHtml: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
}
