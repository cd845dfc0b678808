import sharp from 'sharp';
import { joinLatu } from '../support/people';
import { runShop } from '../support/run-shop';
import { logIn, logOut, newPerson } from './support/account';
import { approve, confirm, fillOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, group: string) =>
  main(page)
    .getByRole('group', { name: group, exact: true })
    .getByLabel(/^Suomi/);

async function save(shopper: Shopper): Promise<void> {
  await ready(shopper);
  await main(shopper.page).getByRole('button', { name: 'Tallenna', exact: true }).first().click();
}

test('staff take in a used item with a picture, lower its price, and a visitor finds it by the new one and buys it', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await logIn(shopper, await newPerson('kaytettyjen-ottaja', 'admin'));
  await open(shopper, 'hallinta/kaytetyt/uusi/');
  await main(page).getByLabel('Sama tuote uutena').fill('kelo/kota-3');
  await main(page).getByRole('button', { name: 'Jatka', exact: true }).click();
  await expect(main(page).getByLabel('Kunto')).toBeVisible();
  await ready(shopper);
  const variant = main(page).getByLabel('Väri ja koko');
  if ((await variant.inputValue()) === '') await variant.selectOption({ index: 1 });
  await main(page).getByLabel('Kunto').selectOption({ label: 'Hyvä' });
  await main(page).getByLabel('Myymälä').selectOption({ index: 1 });
  await field(page, 'Kuvaus').fill('Yksi paikka katossa.');
  const tone = scripts ? '#336699' : '#996633';
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: tone } })
    .png()
    .toBuffer();
  await main(page)
    .getByLabel('Lisää kuvia')
    .setInputFiles({ name: 'teltta.png', mimeType: 'image/png', buffer: picture });
  await save(shopper);
  await expect(main(page).getByText('Kirjoita hinta', { exact: false }).first()).toBeVisible();
  await expect(field(page, 'Kuvaus')).toHaveValue('Yksi paikka katossa.');
  await main(page).getByLabel('Hinta, €').fill('149');
  await save(shopper);
  const told = page.getByText(/^Tuote on myynnissä: /).first();
  await expect(told).toBeVisible();
  const path = /\/\S+/.exec((await told.textContent()) ?? '')?.[0] ?? '';

  await open(shopper, 'hallinta/kaytetyt/');
  await main(page)
    .getByRole('row', { name: /Kota 3.*käytetty/ })
    .first()
    .getByRole('link')
    .click();
  await expect(main(page).getByLabel('Hinta, €')).toHaveValue('149');
  await main(page).getByLabel('Hinta, €').fill('129');
  await save(shopper);
  await expect(page.getByText('Tallennettu.', { exact: false }).first()).toBeVisible();
  await logOut(shopper);

  await open(shopper, path.slice(1));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('käytetty');
  await expect(main(page).getByText('Yksi paikka katossa.').first()).toBeVisible();
  await expect(main(page).getByText(/129/).first()).toBeVisible();
  await addToCart(shopper);
  await goToCheckout(shopper);
  await fillOrder(shopper, helsinkian(`kaytetty-${scripts}`));
  await confirm(shopper);
  await approve(shopper);
  // it was the only one; its page may be a minute old
  await open(shopper, path.slice(1));
  await ready(shopper);
  const again = main(page).getByRole('button', { name: shopper.says.addToCart });
  if ((await again.count()) > 0) {
    await again.first().click();
    await expect(page.getByText(/Kota 3 teltta, käytetty.* (on loppunut|ei ole tilattavissa)/).first()).toBeVisible();
  }
});

test('an offer for Latu members is told on the product page, and charged to an accepted member only', async ({
  page,
  shop,
  scripts,
}) => {
  const product = scripts ? 'routa/lukko-11' : 'kelo/vaarna';
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await logIn(shopper, await newPerson('tarjousten-tekija', 'admin'));
  await open(shopper, 'hallinta/tarjoukset/uusi/');
  await main(page).getByRole('combobox', { name: 'Kenelle' }).selectOption({ label: 'Suomen Ladun jäsenet' });
  await main(page).getByLabel('Alennus, %').fill('50');
  await field(page, 'Nimi').fill('Ladun talviviikot');
  await field(page, 'Ehdot').fill('Vahvistetulla jäsennumerolla.');
  await main(page).getByLabel('Alkaa, päivä').fill('2026-01-01');
  await main(page).getByLabel('Päättyy, päivä').fill('2036-02-01');
  await main(page).getByRole('textbox', { name: 'Tuotteet' }).fill(product);
  await save(shopper);
  await expect(page.getByText('Tarjous on tallennettu ja alkaa ajallaan.').first()).toBeVisible();
  await logOut(shopper);

  const own = main(page).getByText('Suomen Ladun jäsenhinta · Ladun talviviikot');
  const others = main(page).getByText(/^Suomen Ladun jäsenille .* · Ladun talviviikot/);
  // what is kept of the page is forgotten within a second
  await expect(async () => {
    await open(shopper, `${product}/`);
    await expect(others.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(main(page).getByText('Vahvistetulla jäsennumerolla.').first()).toBeVisible();
  await expect(own).toHaveCount(0);

  const waiting = await newPerson('latu-odottaa');
  await joinLatu(runShop().dataDir, waiting, 'pending');
  await logIn(shopper, waiting);
  await open(shopper, `${product}/`);
  await expect(others.first()).toBeVisible();
  await expect(own).toHaveCount(0);
  await logOut(shopper);

  const accepted = await newPerson('latu-jasen');
  await joinLatu(runShop().dataDir, accepted, 'accepted');
  await logIn(shopper, accepted);
  await open(shopper, `${product}/`);
  await expect(own.first()).toBeVisible();
  await addToCart(shopper);
  await expect(own).toBeVisible();
  await expect(main(page).getByText('Vahvistetulla jäsennumerolla.')).toBeVisible();
  await logOut(shopper);
  await open(shopper, `${product}/`);
  await expect(own).toHaveCount(0);
});
