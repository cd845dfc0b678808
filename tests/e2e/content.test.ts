import sharp from 'sharp';
import { logIn, logOut, newPerson } from './support/account';
import { openMail } from './support/mailbox';
import { addToCart, newShopper, open, ready } from './support/shopper';
import { expect, test } from './support/test';

test('from a store’s page to a jacket that it has on the shelf', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  await open(shopper, 'myymalat/');
  await expect(main.getByText(/^(Avoinna|Suljettu)/).first()).toBeVisible();
  await main.getByRole('link', { name: 'Hanki Tampere', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hanki Tampere' })).toBeVisible();
  await main.getByRole('link', { name: /^Vaatteet/ }).click();
  await expect(page).toHaveURL(/\/vaatteet\/\?store=tampere$/);
  await main.getByRole('link', { name: 'Käsivarsi 3L kuoritakki' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Käsivarsi 3L/ })).toBeVisible();
  await ready(shopper);
  await expect(main.getByText('Hanki Tampere').first()).toBeAttached();
});

test('a guide is read, and what it shows is bought from it', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  await open(shopper, 'elamaa-ulkona/');
  await main.getByRole('link', { name: 'Karva vai voide?', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Karva vai voide?' })).toBeVisible();
  await main.getByRole('link', { name: 'Sininen Ekstra pitovoide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Sininen Ekstra/ })).toBeVisible();
  await ready(shopper);
  await expect(main.getByRole('link', { name: 'Karva vai voide?' }).first()).toBeVisible();
  await addToCart(shopper);
});

test('a newsletter is subscribed to, confirmed by its mail and ended by its link', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const email = `kirje-${scripts}@example.com`;
  await open(shopper, 'uutiskirje/');
  await main.getByLabel('Sähköposti', { exact: true }).fill(email);
  await main.getByRole('checkbox', { name: /^Haluan Hangen uutiskirjeen/ }).check();
  await main.getByRole('button', { name: 'Tilaa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkista sähköpostisi' })).toBeVisible();
  await openMail(shopper, email, 'Vahvista tilaus: Hangen uutiskirje');
  await main.getByRole('button', { name: 'Vahvista tilaus' }).click();
  await expect(main.getByText('Kiitos! Tilauksesi on voimassa.')).toBeVisible();
  await openMail(shopper, email, 'Tilauksesi on voimassa: Hangen uutiskirje', '/newsletter/stop/');
  await main.getByRole('button', { name: 'Lopeta tilaus' }).click();
  await expect(main.getByText('Tilaus on lopetettu. Kirjeitä ei enää tule.')).toBeVisible();
});

test('a question with a picture arrives at the desk, which answers it', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 400/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const words = `Miltä suksien pohja näyttää? ${scripts}`;
  await open(shopper, 'kysy/');
  await main.getByLabel('Mitä asia koskee?').selectOption({ label: 'Tuote tai sen sopivuus' });
  await main.getByLabel('Nimi', { exact: true }).fill('Kysyjä');
  await main.getByLabel('Viesti', { exact: true }).fill(words);
  await main.getByLabel('Kuvat (vapaaehtoiset)').setInputFiles({ name: 'pohja.jpg', mimeType: 'image/jpeg', buffer });
  if (scripts) await expect(main.getByRole('checkbox', { name: /^Poista/ })).toHaveCount(1);
  await main.getByRole('button', { name: 'Lähetä viesti' }).click();
  await expect(main.getByRole('link', { name: /sähköposti/i }).first()).toBeVisible();
  await expect(main.getByLabel('Viesti', { exact: true })).toHaveValue(words);
  await expect(main.getByRole('checkbox', { name: /^Poista/ })).toHaveCount(1);
  await ready(shopper);
  await main.getByLabel('Sähköposti', { exact: true }).fill(`kysyja-${scripts}@example.com`);
  await main.getByRole('button', { name: 'Lähetä viesti' }).click();
  const sent = main.getByText(/Viestisi numero on M\d{9}/);
  await expect(sent).toBeVisible();
  const number = /M\d{9}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';

  await logIn(shopper, await newPerson(`vastaaja-${scripts}`, 'admin'));
  await open(shopper, `hallinta/viestit/${number}/`);
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Avaa kuva 1' })).toBeVisible();
  await ready(shopper);
  await main.getByLabel('Vastaus', { exact: true }).fill('Pohja on kunnossa.');
  await main.getByRole('button', { name: 'Lähetä vastaus' }).click();
  await expect(page.getByText(`Viestiin ${number} on vastattu`)).toBeVisible();
  await logOut(shopper);
});
