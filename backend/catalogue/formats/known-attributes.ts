import { FIELD_WORDS } from './table-fields';

const wordsOf = (field: 'brand' | 'ean' | 'category'): ReadonlySet<string> => new Set(FIELD_WORDS[field].split(','));
const BRAND = wordsOf('brand');
const EAN = wordsOf('ean');
const CATEGORY = wordsOf('category');

/** What an attribute of another shop is by its name in one of the shop's languages; undefined: an attribute like any other. */
export function knownAttribute(name: string): 'brand' | 'ean' | 'category' | undefined {
  const plain = name.toLowerCase().replace(/[-_]+/g, ' ').trim();
  if (BRAND.has(plain)) return 'brand';
  if (EAN.has(plain)) return 'ean';
  return CATEGORY.has(plain) ? 'category' : undefined;
}
