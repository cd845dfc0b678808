import { agree, approve, confirm, fillOrder, findOrder, goToCheckout } from './support/ordering';
import { addToCart, arrive, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

/** Each project orders with its own e-mail address, because order look-ups are limited per address. */
const emailOf = (name: string, scripts: boolean) => `${name}-${scripts ? 'scripts' : 'plain'}@example.com`;

/** Ticks a service of the cart; without scripts the button saves the choice. */
async function chooseService({ page, scripts }: Shopper, name: RegExp, save: string): Promise<void> {
  await page.getByRole('checkbox', { name }).check();
  if (!scripts) await page.getByRole('button', { name: save }).click();
}

test('a gift is wrapped and collected from a store that says what it has; a saved row waits, and what goes well with the cart is added', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'skare/tupsu/?delivery_country=fi&currency=eur');
  const main = page.getByRole('main');
  await addToCart(shopper);
  await open(shopper, 'hanki/kasivarsi-3l/');
  await addToCart(shopper);
  await ready(shopper);
  await main.getByRole('button', { name: /^Save for later: Käsivarsi/ }).click();
  await expect(main.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Remove: Käsivarsi/ })).toHaveCount(0);
  await ready(shopper);
  await chooseService(shopper, /^Gift wrapping/, 'Save choices');
  await expect(main.locator('.sums')).toContainText('Gift wrapping');
  await goToCheckout(shopper);
  const email = emailOf('gift', scripts);
  await fillOrder(shopper, { email, postalCode: '33100', city: 'Tampere', delivery: 'storePickUp' });
  // the nearest store comes first
  await expect(main.getByRole('radio', { name: /^Hanki/ }).first()).toBeChecked();
  await expect(main.getByRole('radio', { name: /^Hanki Tampere/ })).toBeChecked();
  await expect(main.locator('.row-more').first()).toContainText(/on the shelf|[Bb]rought/);
  await confirm(shopper);
  const number = await approve(shopper);
  await findOrder(shopper, email, number, 'Gift wrapping');
  await expect(main).toContainText('Hanki Tampere');
  await open(shopper, 'checkout/');
  await main.getByRole('button', { name: /^Move to cart: Käsivarsi/ }).click();
  await expect(main.getByRole('button', { name: /^Remove: Käsivarsi/ })).toBeVisible();
  await ready(shopper);
  const shelf = main.getByRole('region', { name: 'Goes well with your cart' });
  const add = shelf.getByRole('button', { name: /^Add to cart: / }).first();
  const name = (await add.getAttribute('aria-label'))?.replace('Add to cart: ', '') ?? '';
  await add.click();
  await expect(main.getByRole('button', { name: `Remove: ${name}` })).toBeVisible();
  await expect(shelf.getByRole('button', { name: `Add to cart: ${name}` })).toHaveCount(0);
});

test('a delivery to Switzerland needs the customs note, which keeps what was typed when it is missing', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const path = 'skare/tupsu/?delivery_country=ch&currency=chf';
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, path);
  const main = page.getByRole('main');
  await addToCart(shopper);
  await expect(main).toContainText('CHF');
  await goToCheckout(shopper);
  const email = emailOf('swiss', scripts);
  await fillOrder(shopper, { email, postalCode: '8001', city: 'Zürich', delivery: 'homeDelivery' });
  await main.getByRole('button', { name: shopper.says.confirm }).click();
  await expect(main.getByRole('link', { name: /^Customs/ })).toBeVisible();
  await expect(page.getByLabel(shopper.says.city, { exact: true })).toHaveValue('Zürich');
  await ready(shopper);
  await page.getByRole('checkbox', { name: /Swiss VAT of 8.1%/ }).check();
  await agree(shopper);
  await confirm(shopper);
  await findOrder(shopper, email, await approve(shopper), 'Tupsu');
  await expect(main).toContainText('CHF');
});
