import { fillOrder, goToCheckout, helsinkian, lookUp } from './support/ordering';
import { addToCart, arrive, changeAmount, open, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=black&size=32';
/** Chromium's note that a page came with a status that is not a success. */
const REFUSED = /status of 400/;

async function withTrousers(shopper: Shopper): Promise<void> {
  await open(shopper, TROUSERS);
  await addToCart(shopper);
}

test('an address form with mistakes lists them with links, and keeps what was typed', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  await goToCheckout(shopper);
  await fillOrder(shopper, helsinkian(`mistakes-${scripts}`));
  await page.getByLabel('Sähköposti', { exact: true }).fill('maija@example');
  await page.getByLabel('Etunimi', { exact: true }).fill(' ');
  await page.getByLabel('Puhelin', { exact: true }).fill('soita äidille');
  await page.getByRole('main').getByRole('button', { name: shopper.says.confirm }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Tarkista vielä nämä' });
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Puhelin', { exact: true })).toHaveValue('soita äidille');
  await expect(page.getByLabel('Sukunimi', { exact: true })).toHaveValue('Metsä');
  await expect(page.getByLabel('Katuosoite', { exact: true })).toHaveValue('Polku 1 A 2');
  await expect(page.getByRole('combobox', { name: shopper.says.pickUpPoint })).not.toHaveValue('');
  await summary.getByRole('link', { name: /^Puhelin/ }).click();
  await expect(page.getByLabel('Puhelin', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Puhelin', { exact: true })).toHaveAccessibleDescription(/Kirjoita puhelinnumero/);
});

for (const amount of ['0', '-1', '1.5', '1e9']) {
  test(`an amount of ${amount} in the cart is answered in words and changes no sum`, async ({
    page,
    shop,
    scripts,
    problems,
  }) => {
    problems.expect(REFUSED);
    const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
    await withTrousers(shopper);
    const total = page.getByRole('complementary').filter({ hasText: 'Yhteenveto' });
    await expect(total).toContainText('89 €');
    await changeAmount(shopper, amount);
    const field = page.getByRole('spinbutton').first();
    const words = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(words).not.toBe('');
    await open(shopper, 'ostoskori/');
    await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
    await expect(total).toContainText('89 €');
  });
}

test('an order that does not exist is not found, in words, and the form keeps what was typed', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await lookUp(shopper, `nobody-${scripts}@example.com`, 'S123456');
  await expect(page.getByRole('alert')).toContainText('Tilausta ei löytynyt');
  await expect(page.getByLabel('Tilausnumero', { exact: true })).toHaveValue('S123456');
});

test('an unknown page says so and leads back to the front page', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 404/);
  const shopper = await arrive(page, shop.home('en'), 'en', scripts);
  await open(shopper, 'no/such/place/');
  await expect(page.getByRole('main')).toContainText('404');
  await page.getByRole('link', { name: 'Go to front page' }).click();
  await expect(page).toHaveURL(shop.home('en'));
});
