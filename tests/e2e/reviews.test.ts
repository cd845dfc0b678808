import sharp from 'sharp';
import { buy } from '../support/purchase';
import { violationsOf } from './support/accessibility';
import { newPerson, sendLogIn } from './support/account';
import { arrive, open, ready } from './support/shopper';
import { expect, test } from './support/test';

test('a member reads reviews in another order, and reviews what was bought', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const person = await newPerson('arvioija');
  // each project buys its own product, because both write at the same time
  const product = scripts ? 'hanki/ripa/' : 'naali/pulmunen/';
  await buy(product, person.email);
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, product);
  const main = page.getByRole('main');
  const reviews = main.getByRole('article', { name: /^Arvostelu:/ });
  await expect(reviews).toHaveCount(10);
  await main.getByRole('link', { name: 'Hyödyllisimmät' }).click();
  await expect(page).toHaveURL(/\?sort=likes#reviews$/);
  await expect(main.getByRole('link', { name: 'Hyödyllisimmät' })).toHaveAttribute('aria-current', 'page');
  await ready(shopper);
  await main.getByRole('link', { name: 'Näytä lisää arvosteluja' }).click();
  await expect(reviews).toHaveCount(20);
  await expect(page).toHaveURL(/sort=likes&reviews=20/);

  await ready(shopper);
  await main.getByRole('link', { name: 'Kirjoita arvostelu' }).click();
  await sendLogIn(shopper, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjoita arvostelu' })).toBeVisible();
  await ready(shopper);
  if (scripts) expect(await violationsOf(page)).toEqual([]);
  const hostile = '<img src=x onerror=alert(1)> "Hyvä" & lämmin';
  await main.getByLabel('Arvostelusi').fill(hostile);
  await main.getByLabel('Näytettävä nimi').fill('Arvi O.');
  await main
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Hyvä/ }) })
    .click();
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await main.getByLabel(/^Kuvat/).setInputFiles([
    { name: 'kuva.png', mimeType: 'image/png', buffer: photo },
    { name: 'muistio.png', mimeType: 'image/png', buffer: Buffer.from('ei kuva') },
  ]);
  await main.getByRole('button', { name: 'Lähetä arvostelu' }).click();
  await expect(main.getByText(/muistio\.png: Tiedosto ei ole JPEG/)).toBeVisible();
  await expect(main.getByLabel('Arvostelusi')).toHaveValue(hostile);
  await expect(main.getByRole('radio', { name: /^Hyvä/ })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: /^Poista/ })).toHaveCount(1);
  await ready(shopper);
  await main.getByRole('button', { name: 'Lähetä arvostelu' }).click();
  await expect(page.getByText('Kiitos arvostelustasi! Julkaisemme sen, kun olemme tarkistaneet sen')).toBeVisible();
  await expect(main.getByText('Arvi O.')).toHaveCount(0);

  await open(shopper, `arvostelut/kirjoita/${product.split('/')[1]}/`);
  await expect(main.getByText('Arvostelusi odottaa tarkistusta.')).toBeVisible();
  await expect(main.getByLabel('Arvostelusi')).toHaveValue(hostile);
  await open(shopper, 'arvostelut/kirjoita/kota-3/');
  await expect(main.getByRole('heading', { name: 'Voit arvostella tuotteita, jotka olet ostanut' })).toBeVisible();
});

test('the size guide opens beside the sizes, in inches too, and marks one’s own size', async ({
  page,
  shop,
  scripts,
}) => {
  const person = await newPerson('kokoinen');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts, 'hanki/kasivarsi-3l/');
  await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('row', { name: /^M 88–94/ })).toBeVisible();
  await ready(shopper);
  if (scripts) expect(await violationsOf(page)).toEqual([]);
  await guide.getByRole('link', { name: 'inch' }).click();
  await expect(guide.getByRole('row', { name: /^M 34\.6–37/ })).toBeVisible();
  await ready(shopper);
  await guide.getByRole('link', { name: 'Close' }).click();
  await expect(guide).toHaveCount(0);
  await open(shopper, 'accounts/login/?next=/hanki/kasivarsi-3l/?size-guide=cm');
  await sendLogIn(shopper, person);
  await ready(shopper);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Save your sizes/ })
    .click();
  const jackets = page.getByRole('main').getByRole('group', { name: 'Jackets and tops' });
  await jackets.locator('label').filter({ hasText: /^M$/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your sizes were saved.')).toBeVisible();
  await open(shopper, 'hanki/kasivarsi-3l/?size-guide=cm');
  await expect(guide.getByRole('row', { name: /^M Your size 88–94/ })).toBeVisible();
});
