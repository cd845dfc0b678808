/** Entries of a list beyond which structured data would weigh more than they tell. */
const MOST = 120;

/** One entry of a list: what it is called, and its path with the leading slash. */
export interface ListedLink {
  readonly name: string;
  readonly to: string;
}

/**
 * Structured data of a list of links (schema.org ItemList): names and addresses in their order, nothing else of what is behind
 * them, as each page tells that of itself. Parameters of addresses are left out.
 * @param origin scheme and host of the canonical addresses
 * @param start place of the first in the whole list, from 0
 */
export function linkListData(links: readonly ListedLink[], origin: string, start = 0): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: links.slice(0, MOST).map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name,
      url: origin + (to.split('?', 1)[0] ?? ''),
    })),
  };
}
