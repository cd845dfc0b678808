import { newCompanyPerson } from '../support/people';
import { runShop } from '../support/run-shop';
import { logIn, logOut, newPerson } from './support/account';
import { agree, orderNumber } from './support/ordering';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const CODE = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/;

const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);

/** Makes a campaign with three hats as gifts. @returns the path of its page in the account, and of the page for receivers */
async function makeCampaign(shopper: Shopper, company: string) {
  const { page } = shopper;
  const main = page.getByRole('main');
  await open(shopper, 'tili/yritys/lahjat/uusi-ei-ole/');
  await expect(main).toContainText('Kampanjaa ei löytynyt');
  await open(shopper, 'tili/yritys/lahjat/');
  await main.getByRole('link', { name: 'Uusi lahjakampanja' }).click();
  await ready(shopper);
  await main.getByLabel('Kuka antaa').fill(company);
  await main.getByLabel('Ensimmäinen päivä').fill(day(-1));
  await main.getByLabel('Viimeinen päivä').fill(day(-3));
  await main.getByRole('button', { name: 'Tallenna kampanja' }).click();
  await expect(main.getByText('Viimeinen päivä on ennen ensimmäistä.')).toBeVisible();
  await expect(main.getByLabel('Kuka antaa')).toHaveValue(company);
  await main.getByLabel('Viimeinen päivä').fill(day(20));
  await main.getByRole('button', { name: 'Tallenna kampanja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi lahjasivu' })).toBeVisible();

  await ready(shopper);
  await main.getByLabel('Etsi tuotteita').fill('Ripa pipo');
  await main.getByRole('button', { name: 'Etsi', exact: true }).click();
  const found = main.getByRole('group', { name: /Haulla/ }).getByRole('checkbox');
  await expect(found.first()).toBeVisible();
  await ready(shopper);
  for (const number of [0, 1, 2]) await found.nth(number).check();
  await main.getByLabel('Otsikko').fill('Lämmin pipo');
  await main.getByLabel('Teksti saajille').fill('Kiitos vuodesta!\nTerveisin johto');
  await main.getByRole('button', { name: 'Tallenna sivu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lämmin pipo' })).toBeVisible();
  const show = main.getByRole('link', { name: 'Katso lahjasivua' });
  await expect(show).toBeVisible();
  return { manage: new URL(page.url()).pathname.slice(1), gifts: ((await show.getAttribute('href')) ?? '').slice(1) };
}

/** The code that was mailed to an address: its job runs within seconds. */
async function mailedCode(shopper: Shopper, email: string): Promise<string> {
  const mail = shopper.page.locator('details', { hasText: email }).filter({ hasText: 'Koodisi' }).first();
  await expect(async () => {
    await open(shopper, shopper.says.mailboxPath);
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  return CODE.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}

/** Types a code on the page of the first gift. */
async function redeem(shopper: Shopper, gifts: string, code: string): Promise<void> {
  const { page } = shopper;
  await open(shopper, gifts);
  await page.getByRole('main').getByRole('region', { name: 'Lahjat' }).getByRole('link').first().click();
  const button = page.getByRole('button', { name: /^Lunasta lahja/ });
  await expect(page.getByLabel('Lahjakoodi')).toBeVisible();
  await ready(shopper);
  await page.getByLabel('Lahjakoodi').fill(code);
  if (!(await button.isVisible())) {
    await page.getByRole('radio').last().check();
    if (!shopper.scripts) await page.getByRole('button', { name: shopper.says.applyChoice }).click();
    await page.getByLabel('Lahjakoodi').fill(code);
  }
  await button.click();
}

test('a company gives, an employee chooses, a second use of the code is refused plainly, the company sees both, staff send the gift', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[049]/);
  const company = `Lahjatalo ${scripts ? 'Yksi' : 'Kaksi'} Oy`;
  const receiver = `saaja-${scripts}@example.com`;
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  await logIn(shopper, await newCompanyPerson(runShop().dataDir, 'lahjoittaja', company));
  const { manage, gifts } = await makeCampaign(shopper, company);

  const addresses = main.getByLabel('Sähköpostiosoitteet');
  await addresses.fill(`Nimi;Sähköposti\nSaaja;${receiver}\nrikki@\nToinen;toinen-${scripts}@example.com`);
  await main.getByRole('button', { name: 'Lähetä koodit' }).click();
  await expect(main.getByText(/Rivi 3: ei sähköpostiosoitetta/)).toBeVisible();
  await expect(addresses).toHaveValue(/rikki@/);
  await main.getByRole('checkbox', { name: /jätä virheelliset rivit pois/ }).check();
  await main.getByRole('button', { name: 'Lähetä koodit' }).click();
  await expect(page.getByText('Koodeja ei ollut tarpeeksi kaikille osoitteille, lisättiin 2')).toBeVisible();
  const code = await mailedCode(shopper, receiver);
  await logOut(shopper);

  await redeem(shopper, gifts, code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByLabel(shopper.says.phone, { exact: true })).toBeVisible();
  await expect(main).toContainText(`Lahja: ${company}`);
  await ready(shopper);
  const fields: [string, string][] = [
    ...([
      [shopper.says.email, receiver],
      [shopper.says.phone, '+358 40 123 4567'],
    ] as [string, string][]),
    ...([
      [shopper.says.firstName, 'Saara'],
      [shopper.says.lastName, 'Saaja'],
    ] as [string, string][]),
    ...([
      [shopper.says.address, 'Polku 1'],
      [shopper.says.postalCode, '00100'],
    ] as [string, string][]),
    [shopper.says.city, 'Helsinki'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await agree(shopper);
  await main.getByRole('button', { name: shopper.says.confirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
  await expect(main).toContainText(`${company} maksaa`);
  const number = await orderNumber(shopper);

  await redeem(shopper, gifts, code);
  await expect(page.getByText('Koodi on jo käytetty: kullakin koodilla saa yhden lahjan.')).toBeVisible();
  await expect(page.getByLabel('Lahjakoodi')).toHaveValue(code);

  await logIn(shopper, await newPerson('lahjan-lahettaja', 'admin'));
  await open(shopper, 'hallinta/lahjakampanjat/');
  await main.getByRole('link', { name: company }).click();
  await main.getByRole('link', { name: 'Lämmin pipo' }).click();
  const used = main.getByRole('row', { name: new RegExp(receiver) });
  await expect(used).toContainText('käytetty');
  await expect(used.getByRole('cell').nth(3)).toHaveText('1');
  await expect(main.getByRole('row', { name: new RegExp(`toinen-${scripts}`) })).toContainText('jaettu');
  await open(shopper, `hallinta/tilaukset/${number}/`);
  await expect(main).toContainText(company);
  expect(manage).toContain('tili/yritys/lahjat/');
});
