import { joinCompany } from '../support/people';
import { logIn, logOut, type Member, newPerson } from './support/account';
import { ask } from './support/ask';
import { openMail } from './support/mailbox';
import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

test('what was agreed at the desk is ordered by somebody of the company, approved by its buyer, and invoiced', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[049]/);
  const buyer = await newPerson('yrityksen-ostaja', 'org');
  const orderer = await newPerson('yrityksen-tilaaja', 'org');
  const vat = await joinCompany(shop.dataDir, [buyer, orderer]);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const become = async (person: Member) => {
    await logOut(shopper);
    await logIn(shopper, person);
  };

  await logIn(shopper, await newPerson('yritysmyynti', 'admin'));
  await open(shopper, `hallinta/yritykset/${vat}/`);
  await main.getByLabel('Tuotteen tai tuoteryhmän osoite').fill('/ei/ole/');
  await main.getByLabel('Alennus normaalihinnasta, %').fill('12,5');
  await main.getByLabel('Voimassa alkaen').fill('2026-01-01');
  await main.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(main.getByText('Osoitteessa ei ole tuotetta eikä tuoteryhmää')).toBeVisible();
  await expect(main.getByLabel('Alennus normaalihinnasta, %')).toHaveValue('12,5');
  await main.getByLabel('Tuotteen tai tuoteryhmän osoite').fill('/vaatteet/');
  await main.getByRole('button', { name: 'Lisää', exact: true }).click();
  await expect(main.getByRole('row', { name: /12,5\s% normaalihinnasta/ })).toBeVisible();

  await become(orderer);
  await open(shopper, 'tili/yritys/');
  await main.getByRole('link', { name: 'Sovittu valikoima' }).click();
  await main.getByLabel('Hae merkillä tai nimellä').fill('villa 200');
  await main.getByRole('button', { name: 'Hae', exact: true }).click();
  const product = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Villa 200/ }) });
  await product.getByLabel('Määrä').fill('2');
  await product.getByRole('button', { name: /^Lisää tilaukseen/ }).click();
  await expect(page.getByText('Lisätty yrityksen tilaukseen: 2')).toBeVisible();
  await main.getByRole('link', { name: /^Koottava tilaus/ }).click();
  await main.getByRole('button', { name: 'Lisää tuotesivuilta' }).click();
  await expect(main.getByText('Tuotesivujen painike lisää tuotteet tähän tilaukseen.')).toBeVisible();

  await main.getByRole('link', { name: /Villa 200/ }).click();
  await expect(page).toHaveURL(/\/vanha\//);
  const size = page.getByRole('radio', { name: 'L', exact: true });
  await page.locator('label').filter({ has: size }).click();
  if (!scripts) await main.getByRole('button', { name: shopper.says.applyChoice }).click();
  await expect(size).toBeChecked();
  await main
    .getByRole('button', { name: /^Lisää yrityksen tilaukseen/ })
    .first()
    .click();
  await expect(page.getByText('Lisätty yrityksen tilaukseen: 1')).toBeVisible();
  await main.getByRole('link', { name: 'Katso tilaus' }).click();

  await main.getByRole('button', { name: 'Lähetä hyväksyttäväksi' }).click();
  await expect(main.getByText('Anna kustannuspaikka')).toBeVisible();
  await main.getByLabel('Mihin tarkoitukseen').fill('Kerrastot');
  await main.getByLabel('Kustannuspaikka').fill('4100 Huolto');
  await main.getByLabel('Viite laskulle (vapaaehtoinen)').fill('PO-7');
  await main.getByLabel('Etunimi').fill('Tuuli');
  await main.getByLabel('Sukunimi').fill('Tilaaja');
  await main.getByLabel('Katuosoite').fill('Varastokatu 4');
  await main.getByLabel('Postinumero').fill('33720');
  await main.getByLabel('Postitoimipaikka').fill('Tampere');
  await main.getByLabel('Puhelin').fill('040 1234567');
  await main.getByRole('button', { name: 'Lähetä hyväksyttäväksi' }).click();
  await expect(page.getByText('Tilaus lähetettiin hyväksyttäväksi.')).toBeVisible();

  await logOut(shopper);
  await openMail(shopper, buyer.email, 'Hyväksyttäväksi: Kerrastot');
  await logIn(shopper, buyer);
  await open(shopper, 'tili/yritys/tilaukset/');
  await main.getByRole('link', { name: 'Kerrastot' }).click();
  await main.getByRole('button', { name: 'Hylkää' }).click();
  await expect(main.getByText('Kerro tilaajalle, miksi hylkäät')).toBeVisible();
  await main.getByRole('button', { name: 'Hyväksy ja tilaa' }).click();
  await expect(page.getByText(/^Tilaus S\d+ on tehty laskulla\./)).toBeVisible();

  await become(orderer);
  await open(shopper, 'tili/yritys/tilaukset/');
  await main.getByRole('link', { name: 'Kerrastot' }).click();
  await expect(main.getByText(/Olli Ostaja hyväksyi/)).toBeVisible();
  const invoice = await main.getByRole('link', { name: 'Avaa lasku (PDF)' }).getAttribute('href');
  const pdf = await ask(page, new URL(invoice ?? '', shop.home('fi')).href);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const file = await ask(page, new URL('tili/yritys/tilaustiedosto/', shop.home('fi')).href);
  expect(await file.text()).toMatch(/"Kerrastot","4100 Huolto","PO-7","S\d+"/);
  await main.getByRole('button', { name: 'Tilaa uudelleen' }).click();
  await expect(page.getByText('Tuotteet lisättiin uuteen tilaukseen.')).toBeVisible();
  await expect(main.getByLabel('Kustannuspaikka')).toHaveValue('4100 Huolto');
});
