import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

test('a sold-out product: who asks to be told gets an answer, a slip is said at the field and nothing is lost', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 400/);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'riekko/uni-18/');
  const email = page.getByLabel('Sähköposti');
  const submit = page.getByRole('button', { name: 'Tilaa ilmoitus' });
  await email.fill('aino@');
  await submit.click();
  await expect(page.getByText('Anna sähköpostiosoite, esimerkiksi nimi@example.com.')).toBeVisible();
  await expect(email).toHaveValue('aino@');
  await email.fill(`aino-${scripts}@example.com`);
  await submit.click();
  await expect(page.getByText('Kiitos, ilmoitus on tilattu')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the link of a notice changes nothing until its button is pressed, and says when it is too old', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 410/);
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, `restock/stop/${'x'.repeat(43)}/`);
  await page.getByRole('button', { name: 'Stop the notices' }).click();
  await expect(page.getByText('The link no longer works. Each of our notices has a new one.')).toBeVisible();
  expect(shopper.page).toBe(page);
});

test('a shopper looks where a jacket is in stock, when it arrives and when the stores are open, and goes back', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await page.locator('.stock-link').click();
  const dialog = page.getByRole('dialog', { name: 'Saatavuus' });
  await expect(dialog.getByText(/toimitus \S+ \d+\.\d+\. – \S+ \d+\.\d+\./)).toBeVisible();
  const alike = dialog.getByRole('rowgroup').filter({ hasText: 'Hanki Helsinki' });
  await expect(alike).toContainText('ma–pe 10–20');
  await dialog.getByRole('link', { name: 'Sulje' }).click();
  await expect(dialog).toBeHidden();
  expect(shopper.page).toBe(page);
});

test('a postcode’s page opens at what was found, and says nothing of it while nothing was', async ({
  page,
  shop,
  scripts,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  const found = page.locator('#lookup-found');
  await expect(found).toHaveCount(0);
  await page.getByLabel('Toimitus postinumeroon').fill('33100');
  await page.getByRole('button', { name: 'Hae', exact: true }).and(page.locator('.lookup button')).click();
  await expect(found.getByText('Kotiinkuljetus')).toBeInViewport();
});

test('a word of the description opens its explanation', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'kuura/hyyde/');
  const word = page.locator('#description a.keyword').first();
  const name = (await word.textContent()) ?? '';
  await word.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(name, 'i') });
  await expect(dialog.locator('.prose')).not.toBeEmpty();
  await dialog.getByRole('link', { name: 'Sulje' }).click();
  await expect(dialog).toBeHidden();
  await open(shopper, 'hanki/tunturi-84/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an enlarged picture has its own address; arrow keys go round and Escape leaves it', async ({
  page,
  shop,
  scripts,
}) => {
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await page.locator('.slides a').first().click();
  await expect(page).toHaveURL(/image=1/);
  const dialog = page.getByRole('dialog');
  const place = dialog.locator('.zoom-place');
  await expect(place).toHaveText(/^1 \//);
  const total = Number((await place.textContent())?.split('/')[1]);
  if (scripts) {
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText(`${total} / ${total}`);
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(`1 / ${total}`);
    await dialog.getByRole('link', { name: 'Seuraava kuva' }).press('Enter');
    await expect(place).toHaveText(`2 / ${total}`);
    await expect(dialog.getByRole('link', { name: 'Seuraava kuva' })).toBeFocused();
    await page.keyboard.press('Escape');
    // back to the picture that was pressed; from the first one the left arrow goes round to the last slide
    await expect(page.locator('.slides > a').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.slides > :last-child a')).toBeFocused();
  } else {
    await dialog.getByRole('link', { name: 'Edellinen kuva' }).click();
    await expect(place).toHaveText(`${total} / ${total}`);
    await dialog.getByRole('link', { name: 'Sulje' }).click();
  }
  await expect(dialog).toBeHidden();
});

test('a shopper goes to a part of the page and opens a side panel; no video is asked for before it is pressed', async ({
  page,
  shop,
  scripts,
}) => {
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await expect(page.locator('.video-slide')).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
  const parts = page.getByRole('navigation', { name: 'Sivun osat' });
  await expect(parts.getByRole('link')).toHaveText([
    ...['Kuvaus', 'Ominaisuudet', 'Saatavuus', 'Arvostelut', 'Oppaat', 'Merkki'],
  ]);
  await parts.getByRole('link', { name: 'Merkki' }).click();
  await expect(page.getByRole('link', { name: 'Kaikki merkin Hanki tuotteet' })).toBeInViewport();
  await page.getByRole('link', { name: /^Kestävämpi valinta/ }).click();
  const panel = page.getByRole('dialog', { name: 'Kestävämpi valinta' });
  await expect(panel.getByText('Varaosia on saatavilla vähintään viisi vuotta.')).toBeVisible();
  await panel.getByRole('link', { name: 'Sulje' }).click();
  await expect(panel).toBeHidden();
});
