import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './support/accessibility';
import { logIn, newPerson } from './support/account';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, group: string, language: string) =>
  main(page)
    .getByRole('group', { name: group, exact: true })
    .getByLabel(new RegExp(`^${language}`));

/** An administrator with an open desk. */
async function administrator(page: Page, home: string, scripts: boolean, name: string): Promise<Shopper> {
  const shopper = newShopper(page, home, 'fi', scripts);
  await logIn(shopper, await newPerson(name, 'admin'));
  return shopper;
}

/** Presses a button of the page, which answers with another page. */
async function press(shopper: Shopper, button: string): Promise<void> {
  await ready(shopper);
  await main(shopper.page).getByRole('button', { name: button, exact: true }).first().click();
}

/** A page of somebody who is not signed in. */
async function visitorPage(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext({ javaScriptEnabled: false });
  if (!other) throw new Error('There is no browser.');
  return other.newPage();
}

test('an administrator writes a line of the notice bar, changes it and takes it away, and a visitor sees it each time', async ({
  page,
  context,
  shop,
  scripts,
}) => {
  const shopper = await administrator(page, shop.home('fi'), scripts, 'tekstibanneri');
  const mark = scripts ? 'Talvi' : 'Kevät';
  const visitor = await visitorPage(context);
  const line = (text: string) => visitor.getByRole('link', { name: text, exact: true });
  const sees = (text: string, count: number) =>
    expect(async () => {
      await visitor.goto(shop.home('fi'), { waitUntil: 'domcontentloaded' });
      await expect(line(text)).toHaveCount(count, { timeout: 500 });
    }).toPass();
  await sees(`${mark} on täällä`, 0);
  await open(shopper, 'hallinta/bannerit/');
  await main(page).getByRole('link', { name: 'Uusi tekstibanneri' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi tekstibanneri' })).toBeVisible();
  await ready(shopper);
  await field(page, 'Otsikko', 'Suomi').fill(`${mark} on täällä`);
  await field(page, 'Mihin banneri johtaa', 'Suomi').fill('/vaatteet/');
  await press(shopper, 'Tallenna');
  await expect(page.getByText('Tallennettu. Muutos näkyy heti.').first()).toBeVisible();
  await expect(field(page, 'Otsikko', 'English')).toHaveAccessibleName(/puuttuu/);
  await sees(`${mark} on täällä`, 1);
  await field(page, 'Otsikko', 'Suomi').fill(`${mark} tuli`);
  await press(shopper, 'Tallenna');
  await expect(field(page, 'Otsikko', 'Suomi')).toHaveValue(`${mark} tuli`);
  await sees(`${mark} tuli`, 1);
  await expect(line(`${mark} on täällä`)).toHaveCount(0);
  await main(page).getByText('Poista…').click();
  await press(shopper, 'Poista pysyvästi');
  await expect(page.getByRole('heading', { level: 1, name: 'Bannerit' })).toBeVisible();
  await sees(`${mark} tuli`, 0);
});

test('a banner keeps what was typed and the picture that was sent when something else is wrong', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const shopper = await administrator(page, shop.home('fi'), scripts, 'kuvabanneri');
  await open(shopper, 'hallinta/bannerit/uusi/image/');
  const picture = sharp({ create: { width: 900, height: 500, channels: 3, background: '#336699' } }).png();
  const file = { name: 'kuva.png', mimeType: 'image/png', buffer: await picture.toBuffer() };
  await main(page)
    .getByLabel('Lisää kuva')
    .setInputFiles({ ...file, buffer: Buffer.from('ei kuva') });
  await field(page, 'Otsikko', 'Suomi').fill('Ladun varrella');
  await field(page, 'Mihin banneri johtaa', 'Suomi').fill('//evil.example/');
  await main(page).getByLabel('Mikä kohta kuvasta säilyy rajattaessa').selectOption({ label: 'yläosa' });
  await press(shopper, 'Tallenna');
  await expect(main(page).getByText('Lataa JPEG-, PNG-, WebP- tai HEIC-kuva.').first()).toBeVisible();
  await main(page).getByLabel('Lisää kuva').setInputFiles(file);
  await press(shopper, 'Tallenna');
  await expect(main(page).getByText('Anna polku kaupassa', { exact: false }).first()).toBeVisible();
  await expect(main(page).getByText('Bannerin kuva nyt')).toBeVisible();
  await expect(field(page, 'Otsikko', 'Suomi')).toHaveValue('Ladun varrella');
  await field(page, 'Mihin banneri johtaa', 'Suomi').fill('/hiihto/');
  await main(page).getByLabel('Viimeinen päivä').fill('2020-01-31');
  await press(shopper, 'Tallenna');
  await expect(page.getByText('Tallennettu. Muutos näkyy heti.').first()).toBeVisible();
  await expect(main(page).getByLabel('Mikä kohta kuvasta säilyy rajattaessa')).toHaveValue('top');
  await open(shopper, 'hallinta/bannerit/');
  const row = main(page)
    .getByRole('row', { name: /Ladun varrella/ })
    .first();
  await expect(row).toContainText('päättynyt');
  await row.getByRole('button', { name: /^Ylös/ }).click();
  await expect(page.getByText('Järjestys on muutettu.').first()).toBeVisible();
});

test('a redirect leads a visitor at once, and one from a page that exists is refused', async ({
  page,
  context,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const shopper = await administrator(page, shop.home('fi'), scripts, 'ohjaaja');
  const old = `vanha-${scripts ? 'lumikenka' : 'ahkio'}`;
  const visitor = await visitorPage(context);
  expect((await visitor.goto(`${shop.home('fi')}${old}/`))?.status()).toBe(404);
  await open(shopper, 'hallinta/uudelleenohjaukset/');
  await main(page).getByLabel('Vanha osoite').fill('/ostoskori/');
  await main(page).getByLabel('Uusi osoite').fill('javascript:alert(1)');
  await press(shopper, 'Lisää');
  await expect(main(page).getByText('Osoitteessa on sivu', { exact: false }).first()).toBeVisible();
  await expect(main(page).getByLabel('Uusi osoite')).toHaveValue('javascript:alert(1)');
  await main(page).getByLabel('Vanha osoite').fill(`/${old.toUpperCase()}/`);
  await main(page).getByLabel('Uusi osoite').fill('/vaatteet/');
  await press(shopper, 'Lisää');
  await expect(page.getByText(`Kävijät ohjataan nyt osoitteesta /${old}/.`).first()).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${shop.home('fi')}${old}/`);
    expect(new URL(visitor.url()).pathname).toBe('/vaatteet/');
  }).toPass();
  await main(page)
    .getByRole('button', { name: `Poista /${old}/` })
    .click();
  await expect(page.getByText('Uudelleenohjaus on poistettu.').first()).toBeVisible();
});

test('a broken setting is told with its reason, and the old value stays in force', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const shopper = await administrator(page, shop.home('fi'), scripts, 'asettaja');
  await open(shopper, 'hallinta/asetukset/');
  const row = main(page).getByRole('row', { name: /quick_add_products/ });
  const before = await row.textContent();
  await row.getByRole('link', { name: 'quick_add_products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'quick_add_products' })).toBeVisible();
  await ready(shopper);
  const broken = '[{"product_id": 12,]';
  await main(page).getByLabel('Niille kielille, joilla ei ole omaa').fill(broken);
  await press(shopper, 'Tallenna');
  await expect(
    main(page)
      .getByText(/ei ole kelvollista JSONia/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByLabel('Niille kielille, joilla ei ole omaa')).toHaveValue(broken);
  await open(shopper, 'hallinta/asetukset/');
  expect(await row.textContent()).toBe(before);
});

test('a word is explained on the product page; of two editors the second is told and loses nothing', async ({
  page,
  context,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4(00|09)/);
  const shopper = await administrator(page, shop.home('fi'), scripts, 'selittaja');
  const word = scripts ? 'lantiovyön' : 'kainalot';
  await open(shopper, 'hallinta/selitetyt-sanat/');
  await main(page).getByRole('link', { name: 'Uusi selitetty sana' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uusi selitetty sana' })).toBeVisible();
  await ready(shopper);
  await field(page, 'Selitys', 'Suomi').fill('<p>Kantaa rinkan.</p><script>alert(1)</script>');
  await press(shopper, 'Tallenna');
  await expect(main(page).getByText('Kirjoita selitettävä sana.').first()).toBeVisible();
  await field(page, 'Sana', 'Suomi').fill(word);
  await press(shopper, 'Tallenna');
  await expect(page.getByText('Tallennettu. Muutos näkyy heti.').first()).toBeVisible();
  await expect(field(page, 'Selitys', 'Suomi')).toHaveValue('<p>Kantaa rinkan.</p>');

  const visitor = await visitorPage(context);
  await expect(async () => {
    await visitor.goto(`${shop.home('fi')}hanki/kasivarsi-3l/`, { waitUntil: 'domcontentloaded' });
    await visitor.getByRole('link', { name: word, exact: true }).click({ timeout: 1_000 });
  }).toPass();
  await expect(visitor.getByText('Kantaa rinkan.')).toBeVisible();

  const second = await context.browser()?.newContext({ javaScriptEnabled: scripts });
  if (!second) throw new Error('There is no browser.');
  const other = await administrator(await second.newPage(), shop.home('fi'), scripts, 'toinen-selittaja');
  await open(other, new URL(page.url()).pathname.slice(1));
  await field(page, 'Selitys', 'Suomi').fill('<p>Ensimmäisen teksti.</p>');
  await press(shopper, 'Tallenna');
  await expect(field(page, 'Selitys', 'Suomi')).toHaveValue('<p>Ensimmäisen teksti.</p>');
  await field(other.page, 'Selitys', 'Suomi').fill('<p>Toisen teksti.</p>');
  await press(other, 'Tallenna');
  await expect(main(other.page).getByText('Joku muu ehti tallentaa ensin')).toBeVisible();
  await expect(field(other.page, 'Selitys', 'Suomi')).toHaveValue('<p>Toisen teksti.</p>');
  await expect(main(other.page).getByText('Nyt tallennettuna: <p>Ensimmäisen teksti.</p>')).toBeVisible();
  await press(other, 'Tallenna');
  await expect(other.page.getByText('Tallennettu. Muutos näkyy heti.').first()).toBeVisible();
});

test('the screens have no barrier that axe finds', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'axe needs scripts');
  const shopper = await administrator(page, shop.home('fi'), scripts, 'esteeton');
  for (const path of [
    'asetukset/',
    'asetukset/frontpage_title/',
    'uudelleenohjaukset/',
    'selitetyt-sanat/1/',
    'bannerit/',
    'bannerit/1/',
  ]) {
    await open(shopper, `hallinta/${path}`);
    expect(await violationsOf(page), path).toEqual([]);
  }
});
