import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestShop, type TestShop } from '../support/shop';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';
import { approve, confirm, fillOrder, findMail, findOrder, goToCheckout, helsinkian } from './support/ordering';
import { withoutPictures } from './support/pictures';
import { addToCart, arrive, choose, goToGroup, openProduct } from './support/shopper';
import { type Page, test } from './support/test';

const SECRETS = { SESSION_SECRET: 's'.repeat(40), API_SECRET: 'a'.repeat(40) };

test.describe.configure({ mode: 'default' });
let database: ShopDatabase;
/** Copies of a shop on one database also share the folder of pictures. */
let dataDir: string;

test.beforeAll(async () => {
  database = await createShopDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-apart-'));
});
test.afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A short purchase: buys a jacket, finds its mail and its order. */
async function buyJacket(page: Page, shop: TestShop, name: string): Promise<void> {
  await withoutPictures(page);
  const shopper = await arrive(page, `http://fi.localhost:${shop.port}/`, 'fi', true);
  await goToGroup(shopper, 'Vaatteet', 'Untuva- ja välitakit');
  await openProduct(shopper, 'Kaldoaivi untuvatakki');
  await choose(shopper, 'M');
  await addToCart(shopper);
  await goToCheckout(shopper);
  await fillOrder(shopper, helsinkian(name));
  await confirm(shopper);
  const number = await approve(shopper);
  await findMail(shopper, number);
  await findOrder(shopper, `${name}@example.com`, number, 'Kaldoaivi');
  // its late scripts would miss the shop, which stops now
  await page.close();
}

test('a shop on an external PostgreSQL takes an order', async ({ page }) => {
  test.setTimeout(180_000);
  const shop = await startTestShop({ dataDir, env: { ...SECRETS, DATABASE_URL: database.url } });
  try {
    await buyJacket(page, shop, 'database-url');
  } finally {
    await shop.stop();
  }
});

test('a storefront with API_URL takes an order at a separate backend', async ({ page }) => {
  test.setTimeout(180_000);
  const backend = await startTestShop({ kind: 'backend', dataDir, env: { ...SECRETS, DATABASE_URL: database.url } });
  const shop = await startTestShop({ env: { ...SECRETS, API_URL: `http://127.0.0.1:${backend.port}` } });
  try {
    await buyJacket(page, shop, 'api-url');
  } finally {
    await shop.stop();
    await backend.stop();
  }
});
