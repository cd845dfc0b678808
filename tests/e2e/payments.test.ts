import {
  agree,
  approve,
  confirm,
  fillOrder,
  findOrder,
  goToCheckout,
  helsinkian,
  orderNumber,
} from './support/ordering';
import { addToCart, newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=33';

/** A cart with one pair of trousers, at the delivery and payment page. */
async function withTrousers(shopper: Shopper): Promise<void> {
  await open(shopper, TROUSERS);
  await addToCart(shopper);
  await goToCheckout(shopper);
}

/** The number of items next to the cart in the header. */
const cartLink = ({ page, says }: Shopper) => page.getByRole('banner').getByRole('link', { name: says.cart });

test('a declined order is paid again, as the same order', async ({ page, shop, scripts }) => {
  const person = helsinkian(`declined-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  await fillOrder(shopper, person);
  await confirm(shopper);
  await page.getByRole('button', { name: shopper.says.decline }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maksu epäonnistui' })).toBeVisible();
  const before = await orderNumber(shopper);
  await ready(shopper);
  await page.getByRole('button', { name: 'Maksa uudelleen' }).click();
  const number = await approve(shopper);
  expect(number).toBe(before);
  await findOrder(shopper, person.email, number, 'Kaamos Trail Pant');
});

test('the cart survives a cancelled payment, and a later payment stays paid', async ({ page, shop, scripts }) => {
  const person = helsinkian(`cancelled-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  await fillOrder(shopper, person);
  await confirm(shopper);
  await page.getByRole('button', { name: shopper.says.cancel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maksu peruttu' })).toBeVisible();
  await open(shopper, 'ostoskori/');
  await page.getByRole('button', { name: 'Muuta tilausta' }).click();
  await expect(page.getByRole('main')).toContainText('Kaamos Trail Pant');

  await open(shopper, 'kassa/');
  await agree(shopper);
  await confirm(shopper);
  const number = await approve(shopper);
  const reference = /\/tilaus\/maksettu\/([^/]+)\//.exec(page.url())?.[1];
  await open(shopper, `tilaus/maksu-peruttu/${reference}/`);
  await expect(page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
  await findOrder(shopper, person.email, number, 'Kaamos Trail Pant');
  await expect(page.getByRole('main')).toContainText('Käsittelyssä');
});

test('the same order confirmed in two tabs is one order', async ({ page, context, shop, scripts }) => {
  const person = helsinkian(`twice-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  await fillOrder(shopper, person);
  const twin: Shopper = { ...shopper, page: await context.newPage() };
  await open(twin, 'kassa/');
  await fillOrder(twin, person);

  await confirm(shopper);
  await confirm(twin);
  const [first, second] = [await orderNumber(shopper), await orderNumber(twin)];
  expect(second).toBe(first);
  expect(await approve(shopper)).toBe(first);
  await twin.page.getByRole('button', { name: shopper.says.approve }).click();
  await expect(twin.page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
  expect(await orderNumber(twin)).toBe(first);
  await open(shopper, '');
  await expect(cartLink(shopper)).toHaveText(/^Ostoskori\s*$/);
});

test('an order waits for a look-up in flight, which would forget it', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts nothing is looked up in the background');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  await fillOrder(shopper, helsinkian('hurried'));
  await expect(page.getByRole('button', { name: shopper.says.confirm })).not.toHaveAttribute('aria-busy');
  let orders = 0;
  let answerLookUp = () => {};
  const held = new Promise<void>((resolve) => {
    answerLookUp = resolve;
  });
  await page.route('**/kassa/**', async (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes('confirm')) orders++;
    if (sent.includes('look-up')) await held;
    await route.continue();
  });
  await page.getByRole('radio', { name: shopper.says.homeDelivery }).check();
  const button = page.getByRole('main').getByRole('button', { name: shopper.says.confirm });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await page.getByLabel('Puhelin').focus();
  expect(orders).toBe(0);
  answerLookUp();
  await approve(shopper);
  await open(shopper, '');
  await expect(cartLink(shopper)).toHaveText(/^Ostoskori\s*$/);
});
