import { lumaCatalogue } from '../support/luma';
import {
  approve,
  confirm,
  fillOrder,
  findMail,
  findOrder,
  goToCheckout,
  helsinkian,
  type Person,
} from './support/ordering';
import {
  addToCart,
  arrive,
  changeAmount,
  choose,
  filterByColour,
  goToGroup,
  openProduct,
  type Shopper,
} from './support/shopper';
import { expect, test } from './support/test';

/** Each project orders with its own e-mail address, because order look-ups are limited per address. */
const unique = (name: string, scripts: boolean) => `${name}-${scripts ? 'scripts' : 'plain'}`;

/** Goes from the delivery and payment page to the order look-up. */
async function payAndFollow(shopper: Shopper, person: Person, product: string): Promise<void> {
  await fillOrder(shopper, person);
  await confirm(shopper);
  const number = await approve(shopper);
  await findMail(shopper, number);
  await findOrder(shopper, person.email, number, product);
}

test('a shopper finds a jacket in Finnish, changes the quantity, pays and looks the order up', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await goToGroup(shopper, 'Vaatteet', 'Kuoritakit ja -housut');
  await filterByColour(shopper, 'Hilla');
  await openProduct(shopper, 'Käsivarsi 3L kuoritakki');
  await choose(shopper, 'L');
  await addToCart(shopper);
  await expect(page.getByRole('main')).toContainText('239,90 €');
  await changeAmount(shopper, '2');
  await expect(page.getByRole('main')).toContainText('479,80 €');
  await goToCheckout(shopper);
  await payAndFollow(shopper, helsinkian(unique('jacket', scripts)), 'Käsivarsi 3L');
});

test('an American buys shoes in English, with home delivery and the customs note', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('en'), 'en', scripts);
  await goToGroup(shopper, 'Footwear', 'Hiking boots');
  await openProduct(shopper, 'Rakka Mid hiking boots');
  await choose(shopper, '42');
  await addToCart(shopper);
  await expect(page.getByRole('main')).toContainText('$');
  await goToCheckout(shopper);
  const email = `${unique('shoes', scripts)}@example.com`;
  const person = { email, postalCode: '10001', city: 'New York', delivery: 'homeDelivery', customs: true } as const;
  await payAndFollow(shopper, person, 'Rakka Mid');
});

test('a Russian speaker buys a hat in Russian', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('ru'), 'ru', scripts);
  await goToGroup(shopper, 'Одежда', 'Шапки и перчатки');
  await page.getByRole('main').getByRole('link', { name: /Tupsu/ }).first().click();
  await addToCart(shopper);
  await goToCheckout(shopper);
  await payAndFollow(shopper, helsinkian(unique('hat', scripts)), 'Tupsu');
});

test('a bundle found on the page of its part is chosen, reduced by a code and ordered as one row', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/tunturi-84/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Rinne.*959/ }).click();
  await expect(page.getByRole('heading', { name: 'Pakettiin kuuluu' })).toBeVisible();
  const choices = main.getByRole('combobox', { name: /^Valitse:/ });
  for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ostoskori' })).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: 'Rinne laskettelupaketti' });
  await expect(row).toContainText('Tunturi 84');
  await expect(row).toContainText('Flex 110');
  await expect(main).toContainText('959 €');

  const enterCode = async (code: string) => {
    const field = main.getByLabel('Koodi', { exact: true });
    if (!(await field.isVisible())) await main.getByText('Alennuskoodi tai lahjakortti', { exact: true }).click();
    await field.fill(code);
    await main.getByRole('button', { name: 'Käytä' }).click();
  };
  await enterCode('KESA25');
  await expect(main.getByText(/^Koodi KESA25 oli voimassa \d\d\.\d\d\.\d{4} asti\.$/)).toBeVisible();
  await expect(main.getByLabel('Koodi', { exact: true })).toHaveValue('KESA25');
  await enterCode('tervetuloa10');
  await expect(main.getByText('Alennuskoodi TERVETULOA10')).toBeVisible();
  await expect(main).toContainText('863,10 €');

  await goToCheckout(shopper);
  await expect(main.getByText('Alennuskoodi TERVETULOA10').and(page.locator(':visible'))).toHaveCount(1);
  await payAndFollow(shopper, helsinkian(unique('bundle', scripts)), 'Rinne');
  await expect(main).toContainText('Alennuskoodi TERVETULOA10');
  await expect(main).toContainText('Flex 110');
});

const luma = {
  department: 'Men',
  groups: ['Bottoms', 'Pants'],
  colour: 'Harmaa',
  size: '32',
  name: 'Viktor LumaTech™ Pant',
  photographs: 2,
};
const own = {
  department: 'Kaamos',
  groups: ['Kaamos trousers'],
  colour: 'Harmaa',
  size: '32',
  name: 'Kaamos Trail Pant',
  photographs: 1,
};
for (const garment of [own, luma]) {
  test(`the imported ${garment.name} is found through its group, filtered, bought and looked up`, async ({
    page,
    shop,
    scripts,
  }) => {
    test.skip(garment === luma && !lumaCatalogue(), 'needs ../shared/data/catalogue-luma');
    const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
    await goToGroup(shopper, garment.department, ...garment.groups);
    await filterByColour(shopper, garment.colour);
    await openProduct(shopper, garment.name);
    await expect(page.getByRole('radio', { name: garment.colour, exact: true })).toBeChecked();
    await expect(page.getByRole('img', { name: garment.name })).toHaveCount(garment.photographs);
    await choose(shopper, garment.size);
    await addToCart(shopper);
    await goToCheckout(shopper);
    await payAndFollow(shopper, helsinkian(unique(`garment-${garment.photographs}`, scripts)), garment.name);
  });
}
