import { buy } from '../support/purchase';
import { runShop } from '../support/run-shop';
import { visitor } from '../support/visitor';
import { logIn, type Member, newPerson } from './support/account';
import { atTheDesk } from './support/desk';
import { lookUp } from './support/ordering';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=32';

/** The number that a receipt of a return or a withdrawal tells. */
async function receiptNumber({ page }: Shopper): Promise<string> {
  const receipt = page.getByRole('main').getByText(/R\d{9} vastaanotettiin .* \(Helsingin aikaa\)/);
  await expect(receipt).toBeVisible();
  return /R\d{9}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
}

test('a guest withdraws from an order in two steps and gets a receipt', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const email = `peruja-${scripts}@example.com`;
  const number = await buy(TROUSERS, email);
  await open(shopper, '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peruuta sopimus' })).toBeVisible();
  await main.getByLabel(shopper.says.lookUpEmail, { exact: true }).fill(email);
  await main.getByLabel(shopper.says.lookUpNumber, { exact: true }).fill(number);
  await main.getByRole('button', { name: 'Jatka' }).click();
  await expect(main.getByLabel(/^Peruutettava määrä: .*Kaamos Trail/)).toHaveValue('1');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).click();
  await main.getByRole('button', { name: 'Vahvista peruutus' }).click();
  await receiptNumber(shopper);
});

test('a guest cancels one order and exchanges what came with another: the desk asks, the guest answers by the mail’s link', async ({
  page,
  browser,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const email = `vaihtaja-${scripts}@example.com`;
  const [cancelled, number] = [await buy(TROUSERS, email), await buy(TROUSERS, email)];
  await lookUp(shopper, email, cancelled);
  await main.getByRole('button', { name: 'Peru tilaus' }).click();
  await expect(page.getByText('Tilaus on peruttu. Rahat palautetaan 1–5 päivän kuluessa.').first()).toBeVisible();

  const desk = await atTheDesk(browser, scripts);
  await desk.send(number, 'JJFI0042');
  await lookUp(shopper, email, number);
  await expect(main.getByText('JJFI0042')).toBeVisible();
  await main.getByRole('button', { name: 'Palauta tai vaihda tuotteita' }).click();
  await main.getByLabel(/^Palautettava määrä: .*Kaamos Trail/).fill('1');
  await main.getByLabel(/^Syy: /).selectOption({ label: 'Liian pieni' });
  await main.getByLabel(/^Tilalle: /).selectOption({ label: 'Toinen koko tai väri' });
  await main.getByRole('button', { name: 'Lähetä palautus' }).click();
  await expect(main.getByText('Valitse koko').first()).toBeVisible();
  await main.getByLabel(/^Koko tai väri: /).selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Lähetä palautus' }).click();
  const back = await receiptNumber(shopper);

  await desk.moveReturn(number, back, 'Tarvitaan lisätietoja');
  await expect(desk.main.getByText('Kirjoita asiakkaalle kysymys.')).toBeVisible();
  await desk.moveReturn(number, back, 'Tarvitaan lisätietoja', 'Kumpi lahje on lyhyt?');
  await desk.done();
  await open(shopper, shopper.says.mailboxPath);
  const mail = page.locator('details', { hasText: back }).filter({ hasText: 'Kumpi lahje on lyhyt?' }).first();
  const link = /\/order\/return\/[\w-]+\//.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  await open(shopper, link);
  await expect(page.getByRole('heading', { level: 1, name: `Palautus ${back}` })).toBeVisible();
  await main.getByLabel('Vastauksesi').fill('Vasen.');
  await main.getByRole('button', { name: 'Lähetä vastaus' }).click();
  await expect(page.getByText('Kiitos! Jatkamme käsittelyä.')).toBeVisible();

  await desk.moveReturn(number, back, 'Käsitelty');
  await desk.done();
  await expect(desk.main.getByText('Vasen.')).toBeVisible();
  await open(shopper, link);
  await expect(main.getByText('Käsitelty', { exact: true })).toBeVisible();
  await desk.leave();
});

/** A member's order of two trousers, placed while signed in. */
async function memberBuys(member: Member, amount: number): Promise<string> {
  const person = visitor(runShop().port);
  await person.post('/tili/kirjaudu/', { username: member.email, password: member.password, next: '' });
  return buy(TROUSERS, member.email, { person, amount });
}

test('a member cancels one order, and of another withdraws from a part and exchanges the rest: the desk gives the money back', async ({
  page,
  browser,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const member = await newPerson(`palauttaja-${scripts}`);
  const [cancelled, number] = [await memberBuys(member, 1), await memberBuys(member, 2)];
  const openOrder = async (name: string, button: string) => {
    await open(shopper, `tili/tilaukset/${name}/`);
    await main.getByRole('button', { name: button }).click();
  };
  await logIn(shopper, member);
  await openOrder(cancelled, 'Peru tilaus');
  await expect(page.getByText('Tilaus on peruttu. Rahat palautetaan 1–5 päivän kuluessa.').first()).toBeVisible();

  const desk = await atTheDesk(browser, scripts);
  await desk.send(number, 'JJFI0043');
  await openOrder(number, 'Peruuta sopimus tästä');
  await main.getByLabel(/^Peruutettava määrä: .*Kaamos Trail/).fill('1');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).click();
  await main.getByRole('button', { name: 'Vahvista peruutus' }).click();
  const withdrawal = await receiptNumber(shopper);
  await openOrder(number, 'Palauta tai vaihda tuotteita');
  await main.getByLabel(/^Palautettava määrä: .*Kaamos Trail/).fill('1');
  await main.getByLabel(/^Syy: /).selectOption({ label: 'Liian suuri' });
  await main.getByLabel(/^Tilalle: /).selectOption({ label: 'Toinen koko tai väri' });
  await main.getByLabel(/^Koko tai väri: /).selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Lähetä palautus' }).click();
  const exchange = await receiptNumber(shopper);

  for (const back of [withdrawal, exchange]) {
    await desk.moveReturn(number, back, 'Käsitelty');
    await desk.done();
  }
  await expect(desk.main.getByText('Palautettu 89 €')).toBeVisible();
  await open(shopper, `tili/tilaukset/${number}/`);
  await ready(shopper);
  await expect(main.getByText('Palautamme 89 € 1–5 päivän kuluessa')).toBeVisible();
  await desk.leave();
});
