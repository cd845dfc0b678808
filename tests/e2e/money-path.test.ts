import type { Locator, Page } from '@playwright/test';
import { logIn, newPerson } from './support/account';
import { approve, confirm, fillOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, newShopper, open, ready } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=32';
const GIFT_CODE = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/;

test('a member orders a bundle, a gift card and a discount together, and pays a part in kronor by that card and the bonus', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const person = await newPerson(`rahapolku-${scripts}`);
  const recipient = `kortti-${scripts}@example.com`;
  const address = { ...helsinkian('x'), email: person.email };
  const enterCode = async (code: string) => {
    await ready(shopper);
    await main.getByText('Alennuskoodi tai lahjakortti', { exact: true }).click();
    await main.getByLabel('Koodi', { exact: true }).fill(code);
    await main.getByRole('button', { name: 'Käytä' }).click();
  };
  await logIn(shopper, person);

  await open(shopper, 'hanki/verkkolahjakortti/');
  await page.getByRole('radio', { name: '30 €' }).check();
  await page.getByLabel('Saajan nimi').fill('Aino');
  await page.getByLabel('Saajan sähköposti').fill(recipient);
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
  await expect(main).toContainText(recipient);
  await open(shopper, 'hanki/tunturi-84/');
  await main.getByRole('link', { name: /Rinne.*959/ }).click();
  await expect(page.getByRole('heading', { name: 'Pakettiin kuuluu' })).toBeVisible();
  for (const choice of await main.getByRole('combobox', { name: /^Valitse:/ }).all())
    await choice.selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Rinne laskettelupaketti' })).toContainText('Tunturi 84');
  await enterCode('tervetuloa10');
  await expect(main.getByText('Alennuskoodi TERVETULOA10')).toBeVisible();
  await goToCheckout(shopper);
  await fillOrder(shopper, { ...address, delivery: 'homeDelivery' });
  await confirm(shopper);
  const first = await approve(shopper);
  await open(shopper, `tili/tilaukset/${first}/`);
  for (const words of ['Tunturi 84', recipient, 'TERVETULOA10']) await expect(main).toContainText(words);

  await open(shopper, shopper.says.mailboxPath);
  const mail = page.locator('details', { hasText: 'Sait lahjakortin' }).filter({ hasText: recipient }).first();
  const code = GIFT_CODE.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  await open(shopper, `${TROUSERS}&delivery_country=se&currency=sek`);
  await addToCart(shopper);
  await enterCode(code);
  await expect(main).toContainText(new RegExp(`Lahjakortti •••• ${code.slice(-4)}: maksaa [\\d,\\s]+\\sSEK`));
  await goToCheckout(shopper);
  await fillOrder(shopper, { ...address, postalCode: '11122', city: 'Stockholm', delivery: 'homeDelivery' });
  await main.getByRole('checkbox', { name: 'Käytä klubibonusta' }).check();
  if (!scripts) await main.getByRole('button', { name: 'Päivitä loppusumma' }).click();
  await expect(
    page
      .locator('dl.sums')
      .filter({ hasText: /Klubibonus\s*[−-]/ })
      .last(),
  ).toBeVisible();
  await confirm(shopper);
  const second = await approve(shopper);
  await open(shopper, `tili/tilaukset/${second}/`);
  for (const words of ['Klubibonus', `Lahjakortti •••• ${code.slice(-4)}`, 'Stockholm', /\d\sSEK/])
    await expect(main).toContainText(words);
  await ready(shopper);
  await main.getByRole('button', { name: 'Tilaa samat uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.says.cart })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Kaamos Trail' })).toBeVisible();
});

/** The most elements that a person would pass with the Tab key on the way to the next step. */
const PATIENCE = 150;

/** Moves the focus by the Tab key alone, to what the next step needs. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

test('a purchase needs no mouse: every step from product to confirmation is reached by the keyboard', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const { says } = shopper;
  await open(shopper, TROUSERS);
  await ready(shopper);
  await tabTo(page, main.getByRole('button', { name: says.addToCart }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: says.goToCart }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: says.cart })).toBeVisible();
  await ready(shopper);
  await tabTo(page, main.getByRole('link', { name: says.toCheckout }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(says.phone, { exact: true })).toBeVisible();
  await ready(shopper);
  const fields: [string, string][] = [
    [says.email, `nappaimisto-${scripts}@example.com`],
    [says.phone, '+358 40 123 4567'],
    [says.firstName, 'Maija'],
    [says.lastName, 'Metsä'],
    [says.address, 'Polku 1'],
    [says.postalCode, '00100'],
    [says.city, 'Helsinki'],
  ];
  for (const [label, value] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  const radio = async (name: RegExp) => {
    const wanted = page.getByRole('radio', { name });
    const group = page.locator(`input[type=radio][name="${await wanted.getAttribute('name')}"]`);
    const isChosen = await group.evaluateAll((all) => all.some((each) => (each as HTMLInputElement).checked));
    await tabTo(page, isChosen ? group.and(page.locator(':checked')) : group.first());
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  };
  await radio(says.homeDelivery);
  if (!scripts) {
    await tabTo(page, page.getByRole('button', { name: says.showPoints }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: says.homeDelivery })).toBeChecked();
  }
  await radio(says.card);
  await tabTo(page, page.getByRole('checkbox', { name: says.terms }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('button', { name: says.confirm }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: says.approve }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: says.thanks })).toBeVisible();
});
