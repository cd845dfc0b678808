import { logIn, newPerson } from './support/account';
import { arrive, open, ready } from './support/shopper';
import { expect, test } from './support/test';

test('staff moves three pairs of boots from one store to another, one is missing on arrival, and the ledger adds up', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const press = async (name: string | RegExp) => {
    await main.getByRole('button', { name }).first().click();
  };
  await logIn(shopper, await newPerson('siirtaja', 'staff'));
  await open(shopper, 'myyjan-tyokalut/');
  const stores = (name: string) => main.getByRole('group', { name });
  await main.getByLabel('Myyjän nimi').fill('Sini Siirtäjä');
  await stores('Siirtopyyntö: mistä').getByRole('checkbox', { name: 'Hangen verkkokauppa' }).check();
  await stores('Siirtopyyntö: mihin').getByRole('checkbox', { name: 'Hanki Oulu' }).check();
  await main.getByRole('checkbox', { name: 'Varataan heti lähettävissä myymälöissä' }).check();
  await main.getByRole('checkbox', { name: 'Kiireellinen siirto' }).check();
  await press('Tallenna');
  await expect(page.getByText('Tallennettu.')).toBeVisible();

  for (let pair = 1; pair <= 3; pair++) {
    await open(shopper, 'aapa/rakka-mid/?size=41');
    await press(/^Tee siirtopyyntö varastosta Hangen verkkokauppa/);
    await page.waitForURL(/added=/);
  }
  await open(shopper, 'ostoskori/');
  await main.getByRole('link', { name: 'Lähetä siirtopyyntö' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Lähetä siirtopyyntö' })).toBeVisible();
  await expect(main.getByText('Hangen verkkokauppa → Hanki Oulu')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: '3 kpl' })).toContainText('Rakka Mid');
  await main.getByLabel('Viesti lähettävälle myymälälle').fill('Asiakas hakee lauantaina.');
  await press('Lähetä siirtopyyntö');

  const title = main.getByRole('heading', { level: 1, name: /^Siirto T\d{9}$/ });
  await expect(title).toBeVisible();
  const number = (await title.textContent())?.replace('Siirto ', '') ?? '';
  const steps = [
    ['Aloita keräys', 'Kerätään'],
    ['Merkitse lähetetyksi', 'Matkalla'],
  ] as const;
  for (const [button, state] of steps) {
    await ready(shopper);
    await press(button);
    await expect(main.getByText(state, { exact: true }).first()).toBeVisible();
  }
  await ready(shopper);
  await main.getByLabel('Myyntikuntoisia').fill('2');
  await press('Merkitse vastaanotetuksi');
  await expect(main.getByText('Vastaanotettu, eroja', { exact: true }).first()).toBeVisible();
  const sums = 'Lähti 3, saapui 2, matkalla 0, puuttuu 1, vaurioitui 0, ylimääräisiä 0.';
  await expect(main.getByText(sums)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Tapahtumat' }).first()).toContainText('Asiakas hakee lauantaina.');

  await open(shopper, `hallinta/siirrot/?status=received_with_difference&search=${number}`);
  await expect(main.getByRole('row', { name: new RegExp(number) })).toContainText('Ero: 1 kpl');
  await open(shopper, 'ostoskori/');
  await expect(main.getByRole('heading', { name: 'Ostoskorisi on tyhjä' })).toBeVisible();
});
