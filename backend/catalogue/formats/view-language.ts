import { isShopLanguage, type ShopLanguage } from '../../domain/locale/language';

/** Names of languages in store views and columns, in English and in themselves. A Map, as a view may be called `constructor`. */
const NAMES = new Map<string, ShopLanguage>([
  ['finnish', 'fi'],
  ['suomi', 'fi'],
  ['english', 'en'],
  ['swedish', 'sv'],
  ['svenska', 'sv'],
  ['german', 'de'],
  ['deutsch', 'de'],
  ['french', 'fr'],
  ['francais', 'fr'],
  ['français', 'fr'],
  ['russian', 'ru'],
  ['русский', 'ru'],
]);

/** The language that a store view's code or a locale means: `de`, `de_DE`, `german`, `store-fi`; undefined for none of the shop's. */
export function viewLanguage(view: string): ShopLanguage | undefined {
  const words = view.toLowerCase().split(/[^\p{L}]+/u);
  const named = words.map((word) => NAMES.get(word)).find((language) => language !== undefined);
  const code = [words[0], words.at(-1)].find((word) => word !== undefined && isShopLanguage(word));
  return named ?? (code as ShopLanguage | undefined);
}
