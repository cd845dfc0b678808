/** Max number of entries in structured data: more would cost more bytes than they are worth. */
const MAX_ENTRIES = 120;

/** One entry of a list: its name, and its path with the leading slash. */
export interface ListedLink {
  readonly name: string;
  readonly to: string;
}

/**
 * Structured data of a list of links (schema.org ItemList): names and addresses in order only, because each linked page has
 * its own structured data. Query parameters are left out.
 * @param origin scheme and host of the canonical addresses
 * @param start position of the first entry in the whole list, from 0
 */
export function linkListData(links: readonly ListedLink[], origin: string, start = 0): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: links.slice(0, MAX_ENTRIES).map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name,
      url: origin + (to.split('?', 1)[0] ?? ''),
    })),
  };
}
