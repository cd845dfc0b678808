import sharp from 'sharp';
import { heicFile } from '../support/heic';
import { deliverTo } from '../support/people';
import { buy } from '../support/purchase';
import { violationsOf } from './support/accessibility';
import { logIn, logOut, newPerson } from './support/account';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A photograph as an iPhone takes it, which few browsers can show. */
const heic = { name: 'IMG_0042.heic', mimeType: 'image/heic', buffer: heicFile('quarter-turn') };

/** No photograph. */
const receipt = { name: 'kuitti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** Photographs as files. */
async function photographs(count: number) {
  const colours = ['#336699', '#886644', '#558866', '#443355'];
  const files = await Promise.all(
    colours.slice(0, count).map(async (background, at) => ({
      name: `kuva-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
  return files;
}

const main = (page: Page) => page.getByRole('main');

/** Chooses photographs; with scripts they are sent at once, each with its picture in the form. */
async function addPhotos({ page, scripts }: Shopper, files: readonly ChosenFile[], kept: number) {
  await main(page)
    .getByLabel('Kuvat (vapaaehtoiset)')
    .setInputFiles([...files]);
  if (scripts) await expect(main(page).getByRole('checkbox', { name: /^Poista/ })).toHaveCount(kept);
}

/**
 * Chooses photographs while the shop takes none: with scripts a progress bar names the one that is being sent, until all are there. Without,
 * they go with the form.
 */
async function addPhotosSlowly(shopper: Shopper, files: readonly ChosenFile[], kept: number) {
  const { page, scripts } = shopper;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/reklamaatio/kuvat/', async (route) => {
    await held;
    await route.continue();
  });
  const choosing = addPhotos(shopper, files, kept);
  const bar = main(page).getByRole('progressbar', { name: 'Lähetetään kuva-1.jpg' });
  if (scripts) await expect(bar).toBeVisible();
  go();
  await choosing;
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
  await page.unroute('**/reklamaatio/kuvat/');
}

/** Answers a complaint at the desk. */
async function answerAtDesk(shopper: Shopper, number: string, status: string, note: string): Promise<void> {
  const { page } = shopper;
  await open(shopper, `hallinta/reklamaatiot/${number}/`);
  await main(page).getByLabel('Vastaus asiakkaalle').fill(note);
  await main(page).getByLabel('Tila', { exact: true }).selectOption({ label: status });
  await main(page).getByRole('button', { name: 'Lähetä', exact: true }).click();
  await expect(page.getByText('Reklamaatio on päivitetty')).toBeVisible();
}

async function fillContact(page: Page, email: string): Promise<void> {
  const fields = { Nimi: 'Reeta Repo', Puhelin: '+358401234567', Osoite: 'Polku 1', Postinumero: '00100' };
  for (const [label, value] of Object.entries({ ...fields, Postitoimipaikka: 'Helsinki' }))
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await main(page).getByLabel('Sähköposti', { exact: true }).last().fill(email);
}

test('a guest complains about a store purchase with three photographs, loses nothing to an error, answers by the secret link, and staff settles it', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'reklamaatio/');
  const refusal = `${receipt.name}: Tiedosto ei ole JPEG-, PNG-, WebP- tai HEIC-kuva.`;
  const hostile = 'Sauma <b>repesi</b> & "irtosi"';
  await main(page).locator('label').filter({ hasText: 'Myymälästä' }).click();
  await main(page).getByLabel('Kuvaile vika').fill(hostile);
  await main(page).getByLabel('Valmistaja').fill('Kelo');
  await main(page).getByLabel('Malli').fill('Kota 3');
  await fillContact(page, 'ei-osoite');
  await addPhotosSlowly(shopper, [...(await photographs(2)), heic, receipt], 3);
  if (scripts) await expect(main(page).getByRole('alert')).toContainText(refusal);
  await main(page).getByRole('button', { name: 'Lähetä reklamaatio' }).click();

  await expect(main(page).getByRole('link', { name: 'Tämä kenttä on pakollinen' }).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Kirjoita sähköpostiosoite/ })).toBeVisible();
  if (!scripts) await expect(main(page).getByText(refusal).first()).toBeVisible();
  await expect(main(page).getByLabel('Kuvaile vika')).toHaveValue(hostile);
  await expect(main(page).getByRole('checkbox', { name: /^Poista/ })).toHaveCount(3);
  await ready(shopper);
  if (scripts) expect(await violationsOf(page)).toEqual([]);
  await main(page).getByLabel('Myymälä, josta ostit').selectOption({ label: 'Hanki Tampere' });
  await main(page).getByLabel('Kuitin numero').fill('2-4711');
  await main(page).getByLabel('Ostopäivä').fill('2026-01-15');
  await main(page)
    .getByLabel(/^Ostohinta/)
    .fill('319,90');
  await main(page).locator('label').filter({ hasText: 'Tuotteella ei ole kokoa' }).click();
  await fillContact(page, `reklamoija-${scripts}@shopper.example`);
  await main(page).getByRole('button', { name: 'Lähetä reklamaatio' }).click();

  const heading = main(page).getByRole('heading', { level: 1, name: /^Reklamaatio C\d{9}$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent())?.replace('Reklamaatio ', '') ?? '';
  const secret = new URL(page.url()).pathname.slice(1);
  await expect(main(page).getByText(hostile)).toBeVisible();
  await expect(main(page).getByRole('img', { name: /^Avaa kuva/ })).toHaveCount(3);

  const admin = await newPerson(`reklamaatiot-${scripts}`, 'admin');
  await logIn(shopper, admin);
  await answerAtDesk(shopper, number, 'Tarvitaan lisätietoja', 'Kuva saumasta läheltä, kiitos.');
  await logOut(shopper);

  await open(shopper, secret);
  await expect(main(page).getByText('Kuva saumasta läheltä, kiitos.')).toBeVisible();
  await main(page).getByLabel('Vastauksesi').fill('Tässä se on.');
  await addPhotos(shopper, await photographs(1), 1);
  await main(page).getByRole('button', { name: 'Lähetä vastaus' }).click();
  await expect(page.getByText('Vastauksesi on lähetetty.')).toBeVisible();
  await expect(main(page).getByRole('img', { name: /^Avaa kuva/ })).toHaveCount(4);

  await logIn(shopper, admin);
  await answerAtDesk(shopper, number, 'Käsitelty', 'Uusi teltta on matkalla.');
  await logOut(shopper);
  await open(shopper, secret);
  await expect(main(page).getByText('Tila: Käsitelty')).toBeVisible();
  await expect(main(page).getByText('Uusi teltta on matkalla.')).toBeVisible();
  await open(shopper, `reklamaatio/${number}aaaaaaaa/`);
  await expect(page.getByText('Reklamaatiota ei löytynyt').first()).toBeVisible();
});

test('a member complains about a delivered order with three photographs, staff gives money back on the order, and the account shows it', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const member = await newPerson(`reklamoiva-${scripts}`);
  const admin = await newPerson(`hyvittaja-${scripts}`, 'admin');
  await buy('hanki/kaamos-trail-pant/?color=gray&size=32', member.email);
  const order = await deliverTo(shop.dataDir, member);
  await logIn(shopper, member);
  await open(shopper, `tili/tilaukset/${order}/`);
  await main(page).getByRole('button', { name: 'Tee reklamaatio viasta' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: `Reklamaatio tilauksesta ${order}` })).toBeVisible();
  await ready(shopper);
  await expect(main(page).getByRole('radio', { name: /Kaamos Trail/ })).toBeChecked();
  await expect(main(page).getByLabel('Sähköposti', { exact: true })).toHaveValue(member.email);
  await main(page).getByLabel('Kuvaile vika').fill('Vetoketju irtosi.');
  await addPhotos(shopper, await photographs(3), 3);
  await main(page).getByRole('button', { name: 'Lähetä reklamaatio' }).click();
  const heading = main(page).getByRole('heading', { level: 1, name: /^Reklamaatio C\d{9}$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent())?.replace('Reklamaatio ', '') ?? '';
  await logOut(shopper);

  await logIn(shopper, admin);
  await open(shopper, 'hallinta/');
  await main(page)
    .getByRole('link', { name: /reklamaatiota käsiteltävänä/ })
    .click();
  await main(page).getByLabel('Numero, tilaus, sähköposti, nimi tai tuote').fill(order);
  await main(page).getByRole('button', { name: 'Hae' }).click();
  await main(page)
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .click();
  await expect(main(page).getByRole('img', { name: /^Avaa kuva/ })).toHaveCount(3);
  await ready(shopper);
  if (scripts) expect(await violationsOf(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: `Avaa tilaus ${order}` })
    .click();
  await ready(shopper);
  await main(page)
    .getByLabel(/^Palautettava summa/)
    .fill('10');
  await main(page).getByRole('button', { name: 'Palauta rahat' }).click();
  await expect(page.getByText('Rahat on palautettu.')).toBeVisible();
  await answerAtDesk(shopper, number, 'Käsitelty', 'Palautimme 10 euroa.');
  await logOut(shopper);

  await logIn(shopper, member);
  await open(shopper, 'tili/reklamaatiot/');
  await main(page)
    .getByRole('link', { name: `Reklamaatio ${number}` })
    .click();
  await expect(main(page).getByText('Tila: Käsitelty')).toBeVisible();
  await expect(main(page).getByText('Palautimme 10 euroa.')).toBeVisible();
});
