import { logIn, newPerson } from './support/account';
import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

test('staff sees units by store, orders for a customer and collects a transfer; nobody else finds these tools', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  expect((await page.goto(`${shop.home('fi')}myyjan-tyokalut/`))?.status()).toBe(404);
  await open(shopper, 'hanki/kasivarsi-3l/?preview&featureFlag_add_on_order=1');
  await expect(page.getByRole('heading', { name: 'Saldot henkilökunnalle' })).toHaveCount(0);

  const customer = await newPerson('myyjan-asiakas');
  await logIn(shopper, await newPerson('myyja', 'staff'));
  await open(shopper, 'hanki/kasivarsi-3l/');
  await expect(main.getByRole('row', { name: /Hangen verkkokauppa \(20\)/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /ulkoinen varasto/ })).toBeVisible();

  await open(shopper, 'myyjan-tyokalut/?featureFlag_add_on_order=1');
  await expect(main.getByLabel('Lisätään tilaukseen (numero)')).toBeVisible();
  await main.getByLabel('Asiakkaan sähköposti').fill('ei-ole@hanki.example');
  await main.getByRole('button', { name: 'Valitse asiakas' }).click();
  await expect(main.getByText('Asiakasta ei löytynyt')).toBeVisible();
  await main.getByLabel('Asiakkaan sähköposti').fill(customer.email);
  await main.getByRole('button', { name: 'Valitse asiakas' }).click();
  await expect(main.getByText(`Tilaat asiakkaalle ${customer.email}.`)).toBeVisible();
  await main.getByRole('group', { name: 'Siirtopyyntö: mihin' }).getByRole('checkbox', { name: 'Hanki Oulu' }).check();
  await main.getByRole('button', { name: 'Tallenna' }).click();
  await expect(page.getByRole('complementary', { name: /henkilökuntana/ })).toContainText('Siirtopyyntö');

  await open(shopper, 'hanki/kasivarsi-3l/');
  await expect(main.getByRole('button', { name: /Lisää siirtopyyntöön/ }).first()).toBeVisible();
});
