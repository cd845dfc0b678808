/** An address or slug without host, slashes at its ends, query and capitals. */
const toKey = (item: string) =>
  (item.split(/[?#]/, 1)[0] ?? '')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|\/+$/g, '');

/** The items of a setting: a JSON list of texts, or texts separated by commas or lines. */
function itemsOf(setting: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(setting);
    if (Array.isArray(list)) return list.filter((item): item is string => typeof item === 'string');
  } catch {
    // not JSON
  }
  return setting.split(/[,\n]/);
}

/**
 * Reads the setting `hidden_dynamic_page_menu_items`: addresses (`/sivu/tapahtumat/`) or slugs (`tapahtumat`) of pages that the menu
 * does not show. Specification 1 §3.
 * @returns whether the setting hides a link, by its address
 */
export function hiddenItems(setting: string): (path: string) => boolean {
  const keys = new Set(itemsOf(setting).map(toKey));
  keys.delete('');
  return (path) => {
    const key = toKey(path);
    return keys.has(key) || keys.has(key.slice(key.indexOf('/') + 1));
  };
}
