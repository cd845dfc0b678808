import { newCompanyPerson } from '../support/people';
import { runShop } from '../support/run-shop';
import { logIn, logOut } from './support/account';
import { atTheDesk } from './support/desk';
import { agree, lookUp, orderNumber } from './support/ordering';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const CODE = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/;

const GIFTS = ['Ripa pipo', 'Tupsu', 'Kvarnberg'];

const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);

/** Ticks a product of each search; what was ticked and typed before stays. */
async function chooseProducts(shopper: Shopper, names: readonly string[]): Promise<void> {
  const main = shopper.page.getByRole('main');
  for (const [number, name] of names.entries()) {
    await main.getByLabel('Etsi tuotteita').fill(name);
    await main.getByRole('button', { name: 'Etsi', exact: true }).click();
    const found = main.getByRole('group', { name: `Haulla ”${name}” löytyi` }).getByRole('checkbox');
    await expect(found.first()).toBeVisible();
    await expect(main.getByRole('group', { name: 'Valitut lahjat' }).getByRole('checkbox')).toHaveCount(number);
    await expect(main.getByLabel('Otsikko')).toHaveValue('Talven lahja');
    await ready(shopper);
    await found.first().check();
  }
}

/** Makes a campaign with three products as gifts. @returns the path of its page in the account, and of the page for receivers */
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
  await main.getByLabel('Otsikko').fill('Talven lahja');
  await main.getByLabel('Teksti saajille').fill('Kiitos vuodesta!\nTerveisin johto');
  await chooseProducts(shopper, GIFTS);
  await main.getByRole('button', { name: 'Tallenna sivu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talven lahja' })).toBeVisible();
  await expect(main.getByRole('group', { name: 'Valitut lahjat' }).getByRole('checkbox')).toHaveCount(GIFTS.length);
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

/** The fields of the delivery and payment page for a gift that is sent home. */
async function order(shopper: Shopper, email: string): Promise<string> {
  const { page, says } = shopper;
  await ready(shopper);
  const fields: [string, string][] = [
    [says.email, email],
    [says.phone, '+358 40 123 4567'],
    [says.firstName, 'Saara'],
    [says.lastName, 'Saaja'],
    [says.address, 'Polku 1'],
    [says.postalCode, '00100'],
    [says.city, 'Helsinki'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await agree(shopper);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Tilaa, ei maksettavaa/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: says.thanks })).toBeVisible();
  return orderNumber(shopper);
}

test('a company gives, an employee chooses, a second use of the code is refused plainly, the company sees both, staff send the gift', async ({
  browser,
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
  const giver = await newCompanyPerson(runShop().dataDir, 'lahjoittaja', company);
  await logIn(shopper, giver);
  const { manage, gifts } = await makeCampaign(shopper, company);

  const count = (name: string) => main.getByText(name, { exact: true }).locator('..');
  await main.getByLabel('Kuinka monta koodia lisätään').fill('50');
  await main.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(page.getByText('50 koodia lisätty')).toBeVisible();
  await expect(count('Koodeja')).toContainText('50');
  const addresses = main.getByLabel('Sähköpostiosoitteet');
  await addresses.fill(`Nimi;Sähköposti\nSaaja;${receiver}\nrikki@\nToinen;toinen-${scripts}@example.com`);
  await main.getByRole('button', { name: 'Lähetä koodit' }).click();
  await expect(main.getByText(/Rivi 3: ei sähköpostiosoitetta/)).toBeVisible();
  await expect(addresses).toHaveValue(/rikki@/);
  await main.getByRole('checkbox', { name: /jätä virheelliset rivit pois/ }).check();
  await main.getByRole('button', { name: 'Lähetä koodit' }).click();
  await expect(page.getByText('2 koodia lähtee sähköpostilla')).toBeVisible();
  const code = await mailedCode(shopper, receiver);
  await logOut(shopper);

  await redeem(shopper, gifts, code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByLabel(shopper.says.phone, { exact: true })).toBeVisible();
  await expect(main).toContainText(`Lahja: ${company}`);
  const number = await order(shopper, receiver);
  await expect(main).toContainText(`${company} maksaa`);

  // somebody else
  await page.context().clearCookies();
  await redeem(shopper, gifts, code);
  await expect(page.getByText('Koodi on jo käytetty: kullakin koodilla saa yhden lahjan.')).toBeVisible();
  await expect(page.getByLabel('Lahjakoodi')).toHaveValue(code);

  await logIn(shopper, giver);
  await open(shopper, manage);
  await expect(count('Käytetty')).toContainText('1');
  await expect(count('Yritetty uudelleen käytön jälkeen')).toContainText('1');
  const used = main.getByRole('row', { name: new RegExp(receiver) });
  await expect(used).toContainText('käytetty');
  await expect(used.getByRole('cell').nth(3)).toHaveText('1');
  await expect(main.getByRole('row', { name: new RegExp(`toinen-${scripts}`) })).toContainText('jaettu');

  const desk = await atTheDesk(browser, scripts);
  await desk.send(number, 'JJFI123456789');
  await expect(desk.main).toContainText(company);
  await desk.leave();
  await logOut(shopper);
  await lookUp(shopper, receiver, number);
  await expect(main).toContainText('Toimitettu');
});
