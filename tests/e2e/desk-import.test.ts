/** A merchant who moves in from Shopify, with one file and the desk. */
import { inImportTurn } from '../support/import-turn';
import { expectMovedIn, openPictures, shopifyExport } from '../support/moving-in';
import { logIn, newPerson } from './support/account';
import { ask } from './support/ask';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

/** Presses a button of the page, which answers with another page. */
async function press(shopper: Shopper, button: string): Promise<void> {
  await ready(shopper);
  await main(shopper.page).getByRole('button', { name: button, exact: true }).first().click();
}

/** Waits for the end of work in the background: the page looks by itself, or is asked again. */
async function until(shopper: Shopper, text: string | RegExp): Promise<void> {
  const { page, scripts } = shopper;
  await expect(async () => {
    const refresh = main(page).getByRole('link', { name: 'Päivitä', exact: true });
    if (!scripts && (await refresh.count()) > 0) await refresh.click();
    await expect(main(page)).toContainText(text, { timeout: 1500 });
  }).toPass({ timeout: 90_000 });
}

async function send(shopper: Shopper, name: string, content: string): Promise<void> {
  await ready(shopper);
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await main(shopper.page).getByLabel('Tiedosto', { exact: true }).setInputFiles(file);
  await press(shopper, 'Lähetä tiedosto');
}

/** Sends two files: one that is refused, and the export, whose page follows. */
async function sendFiles(shopper: Shopper, content: string): Promise<void> {
  const { page } = shopper;
  await send(shopper, '../../kuva.csv', '\u0089PNG\r\n');
  await expect(main(page).getByText('Tiedostoa ei tunnistettu', { exact: false })).toBeVisible();
  await send(shopper, '../../tuotteet.csv', content);
  await expect(page.getByRole('heading', { level: 1, name: 'tuotteet.csv' })).toBeVisible();
  await expect(main(page).getByText('Tunnistettu: Shopify')).toBeVisible();
}

/** Fills the form, with a mistake first, tries it and imports. */
async function tryAndImport(shopper: Shopper, mark: string, afterTrying: () => Promise<void>): Promise<void> {
  const { page } = shopper;
  await ready(shopper);
  await main(page).getByLabel('Glaze').selectOption('Väri');
  await main(page).getByLabel('Tekstien kieli').selectOption('English');
  await main(page).getByLabel('Hae kuvat internetistä').check();
  await main(page).getByLabel(`Mugs ${mark}`).fill('/ei-ole/');
  await press(shopper, 'Kokeile tuomatta');
  await expect(main(page).getByText('Tällaista ryhmää ei ole.', { exact: false }).first()).toBeVisible();
  await main(page).getByLabel(`Mugs ${mark}`).fill(`Mugs ${mark}`);
  await press(shopper, 'Kokeile tuomatta');
  await until(shopper, 'Kokeilu: mitään ei tuotu');
  await expect(main(page).getByText('Uusia tuotteita')).toBeVisible();
  await afterTrying();
  await press(shopper, 'Tuo');
  await until(shopper, 'Tulos');
}

/** Undoes the import, with the confirmation forgotten first. */
async function undo(shopper: Shopper, done = 'Tuotteita poistettu'): Promise<void> {
  const { page } = shopper;
  await press(shopper, 'Peru tuonti');
  await expect(main(page).getByText('Rastita ensin ruutu.')).toBeVisible();
  await ready(shopper);
  await main(page).getByLabel('Kyllä, peru tämä tuonti').check();
  await press(shopper, 'Peru tuonti');
  await until(shopper, 'Peruttu');
  await expect(main(page).getByText(done)).toBeVisible();
}

/** An administrator's journey from the desk's imports on. Those with scripts and without go one after the other. */
async function atImports(shopper: Shopper, mark: string, journey: (shopper: Shopper) => Promise<void>): Promise<void> {
  test.setTimeout(480_000);
  await logIn(shopper, await newPerson(`tuoja-${mark}`, 'admin'));
  await inImportTurn(Number(new URL(shopper.home).port), async () => {
    await open(shopper, 'hallinta/tuonnit/');
    await journey(shopper);
  });
}

test('a newcomer with a Shopify export and no pictures on disk has a shop with pictures, groups, filters and working old addresses after one visit to the desk, and can undo it', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const mark = scripts ? 'talvi' : 'kevat';
  const pictures = await openPictures();
  const follow = () => ask(page, `${shop.home('en')}products/kuksa-${mark}/`);
  await atImports(newShopper(page, shop.home('fi'), 'fi', scripts), mark, async (shopper) => {
    await sendFiles(shopper, shopifyExport(mark, pictures.base, 'Glaze'));
    await tryAndImport(shopper, mark, async () => expect((await follow()).status()).toBe(404));
    await expect(countOf(page, 'Kuvia')).toHaveText('2');
    const href = await main(page).getByRole('link', { name: 'Kaikki tekstinä' }).getAttribute('href');
    const report = await ask(page, new URL(href ?? '', page.url()).href);
    expect(await report.text()).toContain(`Tuotteet, rivi 5, Jäi pois: '=K-${mark}: hinta on nolla`);
    await expect(main(page).getByRole('cell', { name: `=K-${mark}: hinta on nolla` })).toBeVisible();
    const product = `${shop.home('en')}${(await expectMovedIn(shop.port, mark)).slice(1)}`;
    await undo(shopper);
    await expect(async () => expect((await ask(page, product)).status()).toBe(404)).toPass();
    expect((await follow()).status()).toBe(404);
  }).finally(pictures.close);
});

/** How many of what an import counts there are. */
const countOf = (page: Page, name: string) =>
  main(page).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('customers and redirects come by the same file field: recognised, tried, imported and undone, nobody named in the report', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const mark = scripts ? 'syksy' : 'kesa';
  await atImports(newShopper(page, shop.home('fi'), 'fi', scripts), mark, async (shopper) => {
    const people = [`Aino,Meri,aino-${mark}@example.com`, `Eno,Väärä,eno ${mark}@@example.com`];
    await send(shopper, 'asiakkaat.csv', ['First Name,Last Name,Email', ...people].join('\n'));
    await expect(main(page).getByText('Tunnistettu: Asiakkaat')).toBeVisible();
    await expect(main(page).getByText('Jokainen saa tilin ilman salasanaa', { exact: false })).toBeVisible();
    await press(shopper, 'Kokeile tuomatta');
    await until(shopper, 'Kokeilu: mitään ei tuotu');
    await expect(countOf(page, 'Uusia')).toHaveText('1');
    await expect(main(page).getByRole('cell', { name: 'sähköpostiosoite on väärää muotoa' })).toBeVisible();
    await press(shopper, 'Tuo');
    await until(shopper, 'Tulos');
    const href = await main(page).getByRole('link', { name: 'Kaikki JSON-muodossa' }).getAttribute('href');
    const report = await (await ask(page, new URL(href ?? '', page.url()).href)).text();
    expect(JSON.parse(report)).toMatchObject({
      format: 'customers',
      counts: { added: 1, skipped: 1 },
      remarks: [{ key: 'emailForm' }],
    });
    expect(report).not.toMatch(/example\.com|Aino|Väärä/);
    await undo(shopper, 'Poistettu');
    await moveRedirects(shopper, mark, shop.home('fi'));
  });
});

/** A table of two columns without names, whose columns staff choose, with a mistake first. */
async function moveRedirects(shopper: Shopper, mark: string, home: string): Promise<void> {
  const { page } = shopper;
  const follow = () => ask(page, `${home}vanha-${mark}/`);
  await open(shopper, 'hallinta/tuonnit/');
  await send(shopper, 'osoitteet.csv', `/vanha-${mark}/,/ehdot/\n/toinen-${mark}/,/ehdot/\n`);
  await expect(main(page).getByText('Tunnistettu: Uudelleenohjaukset')).toBeVisible();
  await ready(shopper);
  await main(page).getByLabel('Uusi osoite').selectOption({ index: 0 });
  await press(shopper, 'Kokeile tuomatta');
  await expect(main(page).getByText('Valitse kaksi eri saraketta.').first()).toBeVisible();
  await main(page).getByLabel('Uusi osoite').selectOption({ index: 1 });
  await press(shopper, 'Kokeile tuomatta');
  await until(shopper, 'Kokeilu: mitään ei tuotu');
  expect((await follow()).status()).toBe(404);
  await press(shopper, 'Tuo');
  await until(shopper, 'Tulos');
  await expect(countOf(page, 'Uusia')).toHaveText('2');
  await expect(async () => expect((await follow()).status()).toBe(301)).toPass();
  await undo(shopper, 'Osoitteita palautettu entiselleen');
  await expect(async () => expect((await follow()).status()).toBe(404)).toPass();
}
