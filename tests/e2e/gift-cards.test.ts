import { approve, confirm, fillOrder, findOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, newShopper, open, ready } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=32';
const CODE = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/;

test('a gift card is bought and mailed, pays a part of another order, and its balance says so', async ({
  page,
  shop,
  scripts,
}) => {
  const recipient = `aino-${scripts}@example.com`;
  const person = helsinkian(`giver-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');

  await open(shopper, 'hanki/verkkolahjakortti/');
  await page.getByRole('radio', { name: '30 €' }).check();
  await page.getByLabel('Saajan nimi').fill('Aino');
  await page.getByLabel('Saajan sähköposti').fill(recipient);
  await page.getByLabel('Tervehdys').fill('Hyvää matkaa!');
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ostoskori' })).toBeVisible();
  for (const words of ['Saaja: Aino', recipient, 'Hyvää matkaa!', '30 €']) await expect(main).toContainText(words);
  await goToCheckout(shopper);
  await fillOrder(shopper, { ...person, delivery: 'byMail' });
  await confirm(shopper);
  const bought = await approve(shopper);
  await findOrder(shopper, person.email, bought, 'Saaja: Aino');

  await open(shopper, shopper.says.mailboxPath);
  if (scripts) {
    // the frame of a mail is as high as the mail, with its own borders
    const frame = main.locator('iframe').first();
    await expect(async () => {
      const mail = await frame
        .contentFrame()
        .locator('body')
        .evaluate(({ scrollHeight }) => scrollHeight);
      expect(mail).toBeGreaterThan(300);
      expect((await frame.boundingBox())?.height).toBe(mail + 2);
    }).toPass();
  }
  const mail = await page
    .locator('details', { hasText: 'Sait lahjakortin' })
    .filter({ hasText: recipient })
    .first()
    .textContent();
  const code = CODE.exec(mail ?? '')?.[0] ?? '';
  expect(mail).toContain('Hyvää matkaa!');

  await open(shopper, TROUSERS);
  await addToCart(shopper);
  await ready(shopper);
  await page.getByText('Alennuskoodi tai lahjakortti').click();
  await page.getByLabel('Koodi', { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Käytä' }).click();
  await expect(main).toContainText(`Lahjakortti •••• ${code.slice(-4)}: maksaa 30 €`);
  await expect(main).toContainText('Maksettavaa');
  expect(await page.content()).not.toContain(code);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(code.replaceAll('-', ''));
  await goToCheckout(shopper);
  await fillOrder(shopper, person);
  await confirm(shopper);
  const paid = await approve(shopper);
  await findOrder(shopper, person.email, paid, `Lahjakortti •••• ${code.slice(-4)}`);

  await open(shopper, 'lahjakortin-saldo/');
  await ready(shopper);
  await page.getByLabel('Koodi', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Katso saldo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lahjakortti •••• ${code.slice(-4)}`);
  await expect(main).toContainText('Jäljellä0 €');
  await expect(main).toContainText('Ostos');
});
