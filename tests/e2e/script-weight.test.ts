import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { addToCart, newShopper, open } from './support/shopper';
import { expect, type Page, test } from './support/test';

/** The most script that a page may fetch before it works: 120 KB of 1,024 bytes, as gzip packs them at its best. */
const MOST = 120 * 1024;

const PAGES = {
  'the front page': '',
  'a list': 'vaatteet/kuoret/',
  'a product with videos': 'hanki/kasivarsi-3l/',
  'a product that is sold out': 'riekko/uni-18/',
  'a bundle': 'vanha/hanki/rinnepaketti/',
  'a gift card': 'hanki/verkkolahjakortti/',
};

// a phone, where parts below the first screen are far enough away not to be fetched with it
test.use({ viewport: { width: 390, height: 844 } });
test.skip(({ scripts }) => !scripts, 'a page without scripts fetches none');

/** Counts the scripts that the page fetches from now on. @returns their bytes until it is called */
function countScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const hear = (response: Response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  };
  page.on('response', hear);
  return async () => {
    // what comes after this belongs to what somebody does next
    page.off('response', hear);
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  };
}

for (const [name, path] of Object.entries(PAGES))
  test(`${name} fetches at most 120 KB of script before it works`, async ({ page, shop, scripts }) => {
    const weight = countScripts(page);
    await open(newShopper(page, shop.home('fi'), 'fi', scripts), path);
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });

test('the cart fetches no more', async ({ page, context, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'hanki/kaamos-trail-pant/?color=gray&size=32');
  await addToCart(shopper);
  const fresh = await context.newPage();
  const weight = countScripts(fresh);
  await open({ ...shopper, page: fresh }, 'ostoskori/');
  expect(await weight()).toBeLessThanOrEqual(MOST);
});
