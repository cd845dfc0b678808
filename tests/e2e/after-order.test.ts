import { logIn, logOut, newPerson } from './support/account';
import { approve, confirm, fillOrder, goToCheckout, helsinkian, type Person } from './support/ordering';
import { addToCart, newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const TROUSERS = 'hanki/kaamos-trail-pant/?color=gray&size=32';

/** Buys the trousers and pays. @returns the order's number */
async function buy(shopper: Shopper, person: Person): Promise<string> {
  await open(shopper, TROUSERS);
  await addToCart(shopper);
  await goToCheckout(shopper);
  await fillOrder(shopper, { ...person, delivery: 'homeDelivery' });
  await confirm(shopper);
  return approve(shopper);
}

test('a guest withdraws from an order in two steps and gets a receipt', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const person = helsinkian(`peruja-${scripts}`);
  const number = await buy(shopper, person);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peruuta sopimus' })).toBeVisible();
  await main.getByLabel(shopper.says.lookUpEmail, { exact: true }).fill(person.email);
  await main.getByLabel(shopper.says.lookUpNumber, { exact: true }).fill(number);
  await main.getByRole('button', { name: 'Jatka' }).click();
  await expect(main.getByLabel(/^Peruutettava määrä: .*Kaamos Trail/)).toHaveValue('1');
  await main.getByRole('button', { name: 'Jatka vahvistukseen' }).click();
  await main.getByRole('button', { name: 'Vahvista peruutus' }).click();
  await expect(main.getByText(/^Peruutus R\d{9} vastaanotettiin .* \(Helsingin aikaa\)/)).toBeVisible();
});

test('a member cancels an order, and returns what staff has sent of another: the desk gives the money back', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const member = await newPerson(`palauttaja-${scripts}`);
  const admin = await newPerson(`kasittelija-${scripts}`, 'admin');
  const moveTo = async (name: RegExp, status: string, button: string) => {
    await open(shopper, `hallinta/tilaukset/${number}/`);
    await ready(shopper);
    await main.getByLabel(name).selectOption({ label: status });
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText('Tila on vaihdettu.')).toBeVisible();
  };
  await logIn(shopper, member);
  const cancelled = await buy(shopper, { ...helsinkian('x'), email: member.email });
  await open(shopper, `tili/tilaukset/${cancelled}/`);
  await ready(shopper);
  await main.getByRole('button', { name: 'Peru tilaus' }).click();
  await expect(page.getByText('Tilaus on peruttu. Rahat palautetaan 1–5 päivän kuluessa.').first()).toBeVisible();
  const number = await buy(shopper, { ...helsinkian('x'), email: member.email });
  await logOut(shopper);
  await logIn(shopper, admin);
  await moveTo(/^Tila$/, 'Lähetetty', 'Vaihda tila');
  await moveTo(/^Tila$/, 'Toimitettu', 'Vaihda tila');
  await logOut(shopper);

  await logIn(shopper, member);
  await open(shopper, `tili/tilaukset/${number}/`);
  await ready(shopper);
  await main.getByRole('button', { name: 'Palauta tai vaihda tuotteita' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Palauta tai vaihda' })).toBeVisible();
  await main.getByLabel(/^Palautettava määrä: .*Kaamos Trail/).fill('1');
  await main.getByLabel(/^Syy: /).selectOption({ label: 'Liian pieni' });
  await main.getByRole('button', { name: 'Lähetä palautus' }).click();
  await expect(main.getByText(/^Palautus R\d{9} vastaanotettiin/)).toBeVisible();
  await logOut(shopper);

  await logIn(shopper, admin);
  await moveTo(/^Tila: R\d{9}$/, 'Käsitelty', 'Vaihda palautuksen tila');
  await logOut(shopper);
  await logIn(shopper, member);
  await open(shopper, `tili/tilaukset/${number}/`);
  await expect(main.getByText(/^Palautamme .* 1–5 päivän kuluessa$/)).toBeVisible();
});
