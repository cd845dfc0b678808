/** Addresses that products and groups had in the shop that a file comes from, as paths without slashes at their ends. */
import { slugOf } from '../../domain/catalogue/slug';
import type { Format } from './recognise';

/** Max length of a stored path; longer ones are no address of a shop. */
const MAX_LENGTH = 500;

/** The path of an address or a link, lower case and decoded; undefined for the front page and for what is no path. */
export function oldPathOf(address: string): string | undefined {
  const written = address.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const path = decoded(written.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');
  return path === '' || path.length > MAX_LENGTH || /[\p{C}\\]/u.test(path) ? undefined : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths without repetitions; what is no path is left out. */
export const oldPathsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => oldPathOf(address) ?? [])),
];

/** Magento's addresses of a product: its key, with and without the usual ending, alone and below its categories. */
export function magentoPaths(urlKey: string, categories: readonly (readonly string[])[]): string[] {
  if (urlKey === '') return [];
  const below = categories.map((names) => `${names.map((name) => slugOf(name)).join('/')}/${urlKey}.html`);
  return oldPathsOf([`${urlKey}.html`, urlKey, ...below]);
}

/** The addresses of a group by the format's rule; feeds do not say where their groups were. */
export function groupPaths(format: Format, names: readonly string[]): string[] {
  const slugs = names.map((name) => slugOf(name));
  if (slugs.length === 0 || slugs.includes('')) return [];
  const path = slugs.join('/');
  if (format === 'magento') return [`${path}.html`, path];
  return format === 'shopify' ? [`collections/${slugs.at(-1)}`] : [];
}
