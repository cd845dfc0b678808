import { arrive, newShopper } from './support/shopper';
import { expect, test } from './support/test';
import { expectViewed, viewProducts } from './support/viewed';

// The only journeys in a browser that loads pictures: see docs/testing.md.

for (const path of ['', 'vaatteet/kuoret/', 'hanki/kasivarsi-3l/'])
  test(`the pictures of the first screen of /${path} load`, async ({ page, shop, scripts }) => {
    await arrive(page, shop.home('fi'), 'fi', scripts, path);
    const shown = page.locator('main img');
    await expect(shown.nth(1)).toBeAttached();
    const missing = () => shown.evaluateAll(unloadedOnScreen);
    await expect.poll(missing).toEqual([]);
  });

test('a product’s first picture has the line to itself; the next ones come once it is there', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  let showFirst = () => {};
  const isAskedFor = new Promise<void>((resolve) => {
    void page.route(/\/media\/\w+\/(640|960)$/, async (route) => {
      asked.push(route.request().url());
      if (asked.length > 1) return route.continue();
      showFirst = () => void route.continue();
      resolve();
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.home('fi')}hanki/kasivarsi-3l/`, { waitUntil: 'commit' });
  await isAskedFor;
  const second = page
    .getByRole('region', { name: 'Kuvat' })
    .getByRole('link')
    .nth(1)
    .getByRole('img', { includeHidden: true });
  await expect(second).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(1);
  showFirst();
  await expect.poll(() => second.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});

/** Addresses of the pictures that are on screen, not clipped by a strip that scrolls, and have no pixels. */
async function unloadedOnScreen(pictures: Element[]): Promise<string[]> {
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const picture of pictures) observer.observe(picture);
  });
  return entries
    .filter(({ isIntersecting }) => isIntersecting)
    .map(({ target }) => target as HTMLImageElement)
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('viewed products are remembered by a picture, and are behind a footer link', async ({ page, shop, scripts }) => {
    const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
    await page.context().addCookies([{ name: 'grid_size', value: 'large', url: shop.home('fi') }]);
    await viewProducts(shopper);
    await page.getByRole('link', { name: 'Katsomasi tuotteet' }).click();
    await expect(page.getByRole('heading', { name: 'Katsomasi tuotteet' })).toBeVisible();
    await expectViewed(page.getByRole('main'));
  });
});
