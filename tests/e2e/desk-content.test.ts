import sharp from 'sharp';
import { bringForward } from '../support/people';
import type { RunShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { violationsOf } from './support/accessibility';
import { logIn, newPerson } from './support/account';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const mainOf = ({ page }: Pick<Shopper, 'page'>) => page.getByRole('main');

/** An administrator who has logged in. */
async function administrator(page: Page, shop: RunShop, scripts: boolean, name: string) {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const person = await newPerson(name, 'admin');
  await logIn(shopper, person);
  return { shopper, person };
}

/** Begins an item at the desk. @returns its id */
async function begin(shopper: Shopper, kind: string, title: string): Promise<string> {
  const { page } = shopper;
  await open(shopper, 'hallinta/sisallot/');
  const form = mainOf(shopper).getByRole('region', { name: 'Uusi sisältö' });
  await form.getByLabel('Otsikko').fill(title);
  await form.getByLabel('Laji').selectOption({ label: kind });
  await form.getByRole('button', { name: 'Aloita' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await ready(shopper);
  return /\/sisallot\/(\d+)\//.exec(page.url())?.[1] ?? '';
}

/** The Finnish text: with scripts an editor in which one writes, without them a field for HTML. */
const textField = (shopper: Shopper) => mainOf(shopper).getByRole('textbox', { name: 'Teksti, suomi', exact: true });

async function write(shopper: Shopper, text: string): Promise<void> {
  if (shopper.scripts)
    await expect(mainOf(shopper).getByRole('toolbar', { name: 'Muotoilu: Teksti, suomi' })).toBeVisible();
  await textField(shopper).fill(shopper.scripts ? text : `<p>${text}</p>`);
}

async function press(shopper: Shopper, button: string, said: string | RegExp): Promise<void> {
  await mainOf(shopper).getByRole('button', { name: button, exact: true }).click();
  await expect(shopper.page.getByText(said).first()).toBeVisible();
}

/** What a guest gets at a path of the Finnish shop. */
const visit = ({ port, host }: RunShop, path: string) => ask(port, path, { host: host('fi') });

async function addProduct(shopper: Shopper, search: string, name: RegExp): Promise<void> {
  const main = mainOf(shopper);
  await main.getByLabel('Hae lisättävää tuotetta').fill(search);
  await main.getByRole('button', { name: 'Hae tuotteita' }).click();
  await main.getByRole('button', { name }).first().click();
  await expect(
    main.getByRole('region', { name: 'Tuotteet' }).getByRole('listitem').getByRole('link', { name: search }),
  ).toBeVisible();
}

test('a guide with a picture and two products is written, previewed and published at its time', async ({
  page,
  shop,
  scripts,
}) => {
  const { shopper } = await administrator(page, shop, scripts, 'toimittaja');
  const main = mainOf(shopper);
  const title = `Rinkan pakkaaminen ${scripts ? 'käsin' : 'ajatuksella'}`;
  const path = `/elamaa-ulkona/rinkan-pakkaaminen-${scripts ? 'kasin' : 'ajatuksella'}/`;
  const id = await begin(shopper, 'Opas', title);
  await main.getByLabel('Ingressi, suomi').fill('Painava lähelle selkää.');
  await write(shopper, 'Makuupussi alle, keitin keskelle.');
  const background = scripts ? '#335577' : '#775533';
  const buffer = await sharp({ create: { width: 800, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await main.getByLabel('Kuva', { exact: true }).setInputFiles({ name: 'rinkka.jpg', mimeType: 'image/jpeg', buffer });
  await addProduct(shopper, 'Käsivarsi 3L', /^Lisää Hanki Käsivarsi 3L/);
  await addProduct(shopper, 'Sininen Ekstra', /^Lisää .*Sininen Ekstra/);
  await expect(main.getByRole('img', { name: 'Nykyinen kuva' })).toBeAttached();
  await press(shopper, 'Tallenna', /^Tallennettu\. Lukijat näkevät/);

  await main.getByRole('link', { name: 'Esikatsele' }).click();
  await expect(
    page.getByRole('complementary', { name: 'Esikatsele' }).getByText(/^Esikatselu, versio \d/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('Makuupussi alle, keitin keskelle.')).toBeVisible();
  await expect(main.getByRole('link', { name: /Käsivarsi 3L/ }).first()).toBeAttached();
  await page.getByRole('link', { name: 'Takaisin muokkaukseen' }).click();
  await ready(shopper);

  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const day = tomorrow.toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' });
  await main.getByLabel('Julkaisupäivä').fill(day);
  await main.getByLabel('Julkaisuaika').fill('08:00');
  await press(shopper, 'Tallenna ja ajasta julkaisu', /^Tallennettu\. Julkaistaan .* 08:00\.$/);
  expect((await visit(shop, path)).status).toBe(404);

  await bringForward(shop.dataDir, Number(id));
  await expect.poll(async () => (await visit(shop, path)).status).toBe(200);
  const { body } = await visit(shop, path);
  for (const words of [title, 'Painava lähelle selkää.', 'Makuupussi alle, keitin keskelle.'])
    expect(body).toContain(words);
});

test('a change to a page is seen at once, and the second of two editors is told and loses nothing', async ({
  page,
  shop,
  scripts,
  problems,
  browser,
}) => {
  problems.expect(/status of 409/);
  const { shopper, person } = await administrator(page, shop, scripts, 'ensimmainen');
  const title = `Mökin avaimet ${scripts ? 'keväällä' : 'syksyllä'}`;
  const path = `/sivu/mokin-avaimet-${scripts ? 'kevaalla' : 'syksylla'}/`;
  const id = await begin(shopper, 'Sivu', title);
  await write(shopper, 'Avaimen saa kassalta.');
  await press(shopper, 'Tallenna ja julkaise', /^Julkaistu\./);
  await expect.poll(async () => (await visit(shop, path)).body).toContain('Avaimen saa kassalta.');

  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const other = (await administrator(await context.newPage(), shop, scripts, 'toinen')).shopper;
  await open(other, `hallinta/sisallot/${id}/`);
  await write(shopper, 'Avaimen saa naapurilta.');
  await press(shopper, 'Tallenna ja julkaise', /^Julkaistu\./);
  await expect.poll(async () => (await visit(shop, path)).body).toContain('Avaimen saa naapurilta.');

  await write(other, 'Avain on maton alla.');
  await press(other, 'Tallenna', 'Joku muu ehti tallentaa ensin');
  await expect(mainOf(other).getByText(new RegExp(`^${person.email} tallensi tämän`))).toBeVisible();
  await expect(mainOf(other).getByText(/^.*Nyt tallennettuna: .*naapurilta/)).toBeVisible();
  if (scripts) await expect(textField(other)).toHaveText('Avain on maton alla.');
  else await expect(textField(other)).toHaveValue('<p>Avain on maton alla.</p>');
  await press(other, 'Tallenna ja julkaise', /^Julkaistu\./);
  await expect.poll(async () => (await visit(shop, path)).body).toContain('Avain on maton alla.');

  await mainOf(other).getByRole('button', { name: 'Palauta versio 3', exact: true }).click();
  await expect(other.page.getByText(/^Versio 3 on nyt uusin versio\./).first()).toBeVisible();
  await press(other, 'Peru julkaisu', /^Julkaisu on peruttu\./);
  await expect.poll(async () => (await visit(shop, path)).status).toBe(404);
  await context.close();
});

test('wrong fields are told beside them, everything typed stays, and far too much text is told too', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  const { shopper } = await administrator(page, shop, scripts, 'pitkapiima');
  const main = mainOf(shopper);
  await begin(shopper, 'Sivu', `Pitkä juttu ${scripts}`);
  await main.getByLabel('Osoite, suomi').fill('Väärä osoite!');
  await main.getByLabel('Otsikko, ruotsi').fill('Lång');
  await press(shopper, 'Tallenna', /^Käytä pieniä kirjaimia/);
  await expect(main.getByLabel('Osoite, suomi')).toHaveValue('Väärä osoite!');
  await expect(main.getByLabel('Otsikko, ruotsi')).toHaveValue('Lång');
  await main.getByLabel('Osoite, suomi').fill('');
  const huge = `<p>${'x'.repeat(5_000_000)}</p>`;
  if (scripts) {
    await main.getByRole('button', { name: 'HTML Teksti, suomi', exact: true }).click();
  }
  await textField(shopper).fill(huge);
  await press(shopper, 'Tallenna', /^Teksti on liian pitkä: enintään/);
  // the editor may show it formatted or as HTML
  const lengthOfText = () =>
    textField(shopper).evaluate(
      (field) => (field instanceof HTMLTextAreaElement ? field.value : field.innerHTML).length,
    );
  await expect.poll(lengthOfText).toBe(huge.length);
});

test('the editor formats a text, and leaves alone what it does not know', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts there is no editor');
  const { shopper } = await administrator(page, shop, scripts, 'muotoilija');
  const main = mainOf(shopper);
  const id = await begin(shopper, 'Sivu', 'Muotoiltu juttu');
  const toolbar = main.getByRole('toolbar', { name: 'Muotoilu: Teksti, suomi' });
  await expect(toolbar).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await textField(shopper).click();
  await page.keyboard.type('Varusteet');
  await toolbar.getByRole('button', { name: 'Otsikko 2' }).click();
  await page.keyboard.press('Enter');
  await toolbar.getByRole('button', { name: 'Luettelo', exact: true }).click();
  await toolbar.getByRole('button', { name: 'Lihava' }).click();
  await page.keyboard.type('sauvat');
  await press(shopper, 'Tallenna', /^Tallennettu\./);
  const html = main.getByRole('button', { name: 'HTML Teksti, suomi', exact: true });
  await html.click();
  await expect(textField(shopper)).toHaveValue('<h2>Varusteet</h2><ul><li><strong>sauvat</strong></li></ul>');

  const table = '<h2 id="koot">Koot</h2>\n<table><tbody><tr><td>S</td></tr></tbody></table>';
  await textField(shopper).fill(`${table}<script>alert(1)</script>`);
  await main.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(main.getByRole('row', { name: /^3 / })).toBeVisible();
  await open(shopper, `hallinta/sisallot/${id}/`);
  await expect(main.getByText(/^Muokataan HTML:nä, .*<table>/)).toBeVisible();
  await expect(textField(shopper)).toHaveValue(table);
});
