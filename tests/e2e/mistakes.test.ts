import { confirm, fillOrder, goToCheckout, helsinkian, lookUp } from './support/ordering';
import { addToCart, arrive, changeAmount, newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=black&size=32';
/** Chromium's console message for a page with an error status. */
const REFUSED = /status of 400/;

async function withTrousers(shopper: Shopper): Promise<void> {
  await open(shopper, TROUSERS);
  await addToCart(shopper);
}

test('an address form with mistakes lists them with links, and stays filled in', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
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
  const phone = page.getByLabel('Puhelin', { exact: true });
  await expect(phone).toHaveAccessibleDescription(/Kirjoita puhelinnumero/);
  await phone.fill('040 765 4321');
  // without scripts the errors stay until the form is sent
  await expect(summary.getByRole('link')).toHaveCount(scripts ? 2 : 3);
  if (scripts) await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(phone).toBeFocused();
});

test('invalid quantities get a message in the cart and change no total', async ({ page, shop, scripts, problems }) => {
  problems.expect(REFUSED);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await withTrousers(shopper);
  const total = page.getByRole('complementary').filter({ hasText: 'Yhteenveto' });
  const field = page.getByRole('spinbutton').first();
  for (const amount of ['0', '-1', '1.5', '1e9']) {
    await changeAmount(shopper, amount);
    const words = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(words, amount).not.toBe('');
    await open(shopper, 'ostoskori/');
    await expect(field).toHaveValue('1');
    await expect(total).toContainText('89 €');
  }
});

test('an order that does not exist is not found, with a message, and the form stays filled in', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await lookUp(shopper, `nobody-${scripts}@example.com`, 'S123456');
  await expect(page.getByRole('alert')).toContainText('Tilausta ei löytynyt');
  await expect(page.getByLabel('Tilausnumero', { exact: true })).toHaveValue('S123456');
});

test('an unknown page says so and links to the front page', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 404/);
  await arrive(page, shop.home('en'), 'en', scripts, 'no/such/place/');
  await expect(page.getByRole('main')).toContainText('404');
  await page.getByRole('link', { name: 'Go to front page' }).click();
  await expect(page).toHaveURL(shop.home('en'));
});

test('without a connection cart and checkout say so on the same screen, stay filled in, and continue later', async ({
  page,
  context,
  shop,
  scripts,
  problems,
}) => {
  test.skip(!scripts, 'without scripts the browser reports the missing connection');
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  await open(shopper, TROUSERS);
  await context.setOffline(true);
  // a part further down, whose code does not come now, and which is touched again later
  const lacking = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await lacking;
  await main.getByRole('button', { name: shopper.says.addToCart }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tämä ei mennyt perille' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kaamos Trail Pant');
  await context.setOffline(false);
  await main.getByRole('link').last().hover();
  await addToCart(shopper);

  await ready(shopper);
  await context.setOffline(true);
  await changeAmount(shopper, '2');
  await expect(main.getByText('Muutos ei mennyt perille')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  const removal = page.waitForEvent('requestfailed', (request) => request.url().includes('/ostoskori.data'));
  await main.getByRole('button', { name: /^Poista/ }).click();
  await removal;
  await expect(main.getByText('Muutos ei mennyt perille')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await context.setOffline(false);
  await changeAmount(shopper, '3');
  await expect(page.getByRole('complementary').filter({ hasText: 'Yhteenveto' })).toContainText('267 €');

  await goToCheckout(shopper);
  await fillOrder(shopper, helsinkian('offline'));
  await context.setOffline(true);
  await main.getByRole('button', { name: shopper.says.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Emme saaneet vastausta' })).toBeVisible();
  await expect(page.getByLabel(shopper.says.address, { exact: true })).toHaveValue('Polku 1 A 2');
  await context.setOffline(false);
  await confirm(shopper);
});
