import type { APIResponse } from '@playwright/test';
import type { Page } from './test';

/**
 * Asks the shop for an address with a visitor's cookies, without opening a page or following a redirect. Browsers know
 * names below `localhost` by themselves; the resolver of a system may not, so the name is sent as the host.
 */
export async function ask(page: Page, address: string): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(address);
  const cookies = await page.context().cookies(address);
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return page.request.get(`http://127.0.0.1:${port}${pathname}${search}`, {
    headers: { Host: host, ...(Cookie && { Cookie }) },
    maxRedirects: 0,
  });
}
