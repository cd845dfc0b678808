/** What a page shows, for links into the admin area. Specification 1 §3 (admin context). */
export type AdminContext = {
  readonly modelId?: number;
  readonly productGroupId?: number;
  readonly staticId?: string;
  readonly staticWithTabs?: string;
  readonly giftcategoryId?: string;
  readonly campaignId?: string;
};

/**
 * Address of the admin area that says which page it was opened from.
 * @param path the page's path, without its query: it may hold personal texts
 */
export function adminLink(
  adminUrl: string,
  { path, context, selectedCustomer }: { path: string; context: AdminContext; selectedCustomer: number | null },
): string {
  const url = new URL(adminUrl);
  url.searchParams.set('route', path);
  for (const [name, value] of Object.entries(context)) url.searchParams.set(name, String(value));
  if (selectedCustomer !== null) url.searchParams.set('selectedCustomer', String(selectedCustomer));
  return url.href;
}

const isContext = (value: unknown): value is AdminContext => typeof value === 'object' && value !== null;

/** The admin context in the data of a page's loader; empty when the page has none. */
export function adminContextOf(data: unknown): AdminContext {
  const found = isContext(data) && 'admin' in data ? data.admin : undefined;
  return isContext(found) ? found : {};
}
