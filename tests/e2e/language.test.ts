import { goToCheckout } from './support/ordering';
import { addToCart, arrive, newShopper, open, ready } from './support/shopper';
import { expect, test } from './support/test';
import { words } from './support/words';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=32';

test('the cart is transferred from the Finnish shop to the English one', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, TROUSERS);
  await addToCart(shopper);
  await page.getByRole('link', { name: 'Suomi · FI · EUR' }).first().click();
  await page.getByRole('combobox', { name: 'Kieli' }).selectOption('en');
  await page.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.home('en')}checkout/`));
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kaamos Trail Pant');
  const english = { ...shopper, says: words.en, home: shop.home('en') };
  await ready(english);
  await goToCheckout(english);
});

test('text typed at the checkout is transferred too', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, TROUSERS);
  await addToCart(shopper);
  await goToCheckout(shopper);
  await ready(shopper);
  await page.getByLabel(words.fi.city, { exact: true }).fill('Rovaniemi');
  // without scripts a button saves the form; with them choosing a delivery method saves it
  const saved = scripts ? page.waitForResponse((response) => response.request().method() === 'POST') : undefined;
  await page.getByRole('radio', { name: words.fi.homeDelivery }).check();
  if (saved) await saved;
  else await page.getByRole('button', { name: words.fi.showPoints }).click();
  await open(shopper, 'maa-ja-kieli/?next=/kassa/');
  await page.getByRole('combobox', { name: 'Kieli' }).selectOption('en');
  await page.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.home('en')}checkout/`));
  await expect(page.getByLabel(words.en.city, { exact: true })).toHaveValue('Rovaniemi');
});

test('on a host that names no language ?language= chooses one, and the cart stays', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, `http://127.0.0.1:${shop.port}/`, 'fi', scripts, TROUSERS);
  await addToCart(shopper);
  await open(shopper, 'checkout/?language=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toContainText('Kaamos Trail Pant');
});

test('prices follow the chosen country and currency', async ({ page, shop, scripts }) => {
  await arrive(page, shop.home('sv'), 'en', scripts, 'hanki/kasivarsi-3l/');
  await expect(page.getByRole('main')).toContainText(/\d\skr/);
  await page
    .getByRole('link', { name: /· SE · SEK$/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Valuta' }).selectOption('eur');
  await page.locator('form.locale-chooser').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: /Käsivarsi 3L/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d\s€/);
});

test('a plain first visit leaves no cookie', async ({ page, context, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  for (const path of ['', 'vaatteet/', 'hanki/kasivarsi-3l/', 'ostoskori/', 'tilauksen-seuranta/']) {
    await open(shopper, path);
  }
  expect(await context.cookies()).toEqual([]);
});
