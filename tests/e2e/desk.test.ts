import { logIn, newPerson } from './support/account';
import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

test('an administrator finds an order, gives money back in part, and sees who did what; the desk exists for nobody else', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  await logIn(shopper, await newPerson('poyta-myyja', 'staff'));
  expect((await page.goto(`${shop.home('fi')}hallinta/tilaukset/`))?.status()).toBe(404);
  await open(shopper, 'tili/');
  await main.getByRole('button', { name: 'Kirjaudu ulos' }).click();
  await expect(page).toHaveURL(shop.home('fi'));
  await logIn(shopper, await newPerson('poyta-hoitaja', 'admin'));

  await page
    .getByRole('complementary', { name: /henkilökuntana/ })
    .getByRole('link', { name: 'Työpöytä' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Työpöytä' })).toBeVisible();
  await expect(main.getByRole('link', { name: /arvostelua odottaa/ })).toBeVisible();
  await main.getByRole('navigation', { name: 'Hallinnan sivut' }).getByRole('link', { name: 'Tilaukset' }).click();
  await main.getByLabel('Tilausnumero, sähköposti tai nimi').fill('aino asi');
  await main.getByLabel('Tila', { exact: true }).selectOption({ label: 'Toimitettu' });
  await main.getByRole('button', { name: 'Hae' }).click();
  await expect(main.getByRole('row', { name: /Toimitettu/ }).first()).toBeVisible();
  await main
    .getByRole('row', { name: /Toimitettu/ })
    .first()
    .getByRole('link')
    .click();
  await expect(main.getByRole('heading', { name: 'Tapahtumat' })).toBeVisible();

  const amount = main.getByLabel(/^Palautettava summa/).first();
  await amount.fill('1,234');
  await main.getByRole('button', { name: 'Palauta rahat' }).first().click();
  await expect(main.getByText('Kirjoita summa, esimerkiksi 12,50.')).toBeVisible();
  await expect(amount).toHaveValue('1,234');
  await amount.fill('99999');
  await main.getByRole('button', { name: 'Palauta rahat' }).first().click();
  await expect(main.getByText(/^Tämä ei ole mahdollista tälle maksulle\./)).toBeVisible();
  await amount.fill('1,00');
  await main.getByRole('button', { name: 'Palauta rahat' }).first().click();
  await expect(page.getByText('Rahat on palautettu.')).toBeVisible();
  await expect(main.getByText(/Palautettu \d/).first()).toBeVisible();
});
