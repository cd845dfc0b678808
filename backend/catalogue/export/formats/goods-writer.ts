import { isDeepStrictEqual } from 'node:util';
import type { ShopLanguage } from '../../../domain/locale/language';
import { usualRole } from '../../formats/options';
import type { ShopModel, ShopVariant } from '../shop-goods';

/** Writes goods in one format. */
export interface GoodsWriter {
  /** What stands before the goods. */
  head: string;
  /** @throws CannotHold for a model that the format has no place for */
  write: (model: ShopModel) => string;
  tail: string;
}

/** What a writer needs to know of the shop. */
export interface GoodsShop {
  name: string;
  language: ShopLanguage;
  /** Address of the shop without a slash at its end. */
  origin: string;
  /** Every property of the shop. */
  properties: readonly { slug: string; name: string }[];
  now: Date;
}

/** The format cannot hold a model so that it is read as it is; the message is the kind of the reason. */
export class CannotHold extends Error {}

/**
 * A cell of several values.
 * @param decode how the importer reads such a cell
 * @throws CannotHold when it would read other values
 */
export function listCell<Value>(
  values: readonly Value[],
  cell: string,
  decode: (cell: string) => unknown,
  what: string,
): string {
  if (!isDeepStrictEqual(decode(cell), values))
    throw new CannotHold(`a sign in ${what} separates values in this format`);
  return cell;
}

/** Euro cents as a decimal number. */
export const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

export const isoTime = (date: Date | null): string => date?.toISOString() ?? '';

/** The price that is asked at a time, euro cents. */
export function askedCents({ regularCents, discountCents, discountFrom, discountTo }: ShopVariant, now: Date): number {
  const runs = (discountFrom === null || discountFrom <= now) && (discountTo === null || discountTo > now);
  return discountCents !== null && runs ? discountCents : regularCents;
}

/** Whether something of it can be bought. */
export const isToHave = ({ count, isOnOrder }: ShopVariant): boolean => count > 0 || isOnOrder;

const OPTION_NAMES: Record<ShopLanguage, readonly [color: string, size: string]> = {
  fi: ['Väri', 'Koko'],
  en: ['Color', 'Size'],
  sv: ['Färg', 'Storlek'],
  de: ['Farbe', 'Größe'],
  fr: ['Couleur', 'Taille'],
  ru: ['Цвет', 'Размер'],
};

/** One of the options that a model has. */
export interface ShopOption {
  name: string;
  read: (variant: ShopVariant) => string;
}

/** The options by which the variants of a model are told apart. */
export function optionsOf(model: ShopModel, language: ShopLanguage): ShopOption[] {
  const [color, size] = OPTION_NAMES[language];
  const title = model.variants.find(({ typeTitle }) => typeTitle !== '')?.typeTitle ?? '';
  const options: ShopOption[] = [
    { name: color, read: (variant) => variant.color },
    { name: size, read: (variant) => variant.size },
    // A title that means a size would be read as one.
    { name: title !== '' && usualRole(title) === 'type' ? title : 'Type', read: (variant) => variant.type },
  ];
  return options.filter(({ read }) => model.variants.some((variant) => read(variant) !== ''));
}

/** Keys of models in one file: each stands once. */
export function uniqueKeys(): (model: ShopModel, preferred: string) => string {
  const taken = new Set<string>();
  return (model, preferred) => {
    const key = taken.has(preferred) ? `${preferred}-${model.id}` : preferred;
    taken.add(key);
    return key;
  };
}

/** The key that a model has in a format: that of the file it came from, else its number. */
export function keyIn(format: string, { importKey, number }: ShopModel): string {
  const own = `${format}:`;
  return importKey?.startsWith(own) ? importKey.slice(own.length) : number;
}
