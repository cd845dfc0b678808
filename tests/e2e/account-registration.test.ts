import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { logIn, newPerson, sendLogIn } from './support/account';
import { openMail } from './support/mailbox';
import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const PASSWORD = 'kolme punaista pipoa';
const NEW_PASSWORD = 'sininen kelkka mäessä';
const run = promisify(execFile);

/** Fills in fields of the open page's form by their labels. */
async function fill({ page }: Shopper, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

const press = ({ page }: Shopper, name: string) => page.getByRole('main').getByRole('button', { name }).click();

/** Fills in the person's part of a registration. */
async function fillPerson(shopper: Shopper, email: string): Promise<void> {
  await fill(shopper, { Sähköposti: email, Salasana: PASSWORD, Etunimi: 'Maija', Sukunimi: 'Metsä' });
  await shopper.page.getByRole('checkbox', { name: 'Hyväksyn verkkokaupan ja klubin ehdot' }).check();
}

test('a new member registers, confirms the mail and logs in; the link works once', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4(00|10)/);
  const email = `uusi-${scripts}@example.com`;
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'tili/rekisteroidy/');
  await expect(page.getByRole('checkbox', { name: /tarjouksia/ })).not.toBeChecked();
  await fillPerson(shopper, email);
  await fill(shopper, { Salasana: 'salasana' });
  await press(shopper, 'Liity klubiin');
  await expect(page.getByRole('main')).toContainText('liian helppo arvata');
  await expect(page.getByLabel('Etunimi', { exact: true })).toHaveValue('Maija');
  await fill(shopper, { Salasana: PASSWORD });
  await press(shopper, 'Liity klubiin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkista sähköpostisi' })).toBeVisible();

  await openMail(shopper, email, 'Vahvista sähköpostiosoitteesi');
  const activation = page.url();
  await press(shopper, 'Aktivoi tilini');
  await expect(page.getByText('Tilisi on aktivoitu. Voit nyt kirjautua sisään.')).toBeVisible();
  await ready(shopper);
  await sendLogIn(shopper, { email, password: PASSWORD });
  await expect(page.getByText(shopper.says.loggedIn)).toBeVisible();

  await page.goto(activation);
  await expect(page.getByRole('main')).toContainText('Pyyntö on vanhentunut');
  await expect(page.getByRole('button', { name: 'Lähetä uusi linkki' })).toBeVisible();
});

test('a company registers, and staff verifies it by the command', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 400/);
  const email = `firma-${scripts}@example.com`;
  const vatNumber = scripts ? 'FI01120389' : 'FI20774740';
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'tili/rekisteroi-yritys/');
  await fill(shopper, { 'Yrityksen nimi': `Firma ${scripts} Oy`, 'Alv-numero tai Y-tunnus': 'FI01120388' });
  await page.getByRole('checkbox', { name: 'Yritys hyväksyy laskutuksen' }).check();
  await fillPerson(shopper, email);
  await press(shopper, 'Rekisteröi yritys');
  await expect(page.getByRole('main')).toContainText('Tarkista alv-numero');
  await fill(shopper, { 'Alv-numero tai Y-tunnus': vatNumber, Salasana: PASSWORD });
  await press(shopper, 'Rekisteröi yritys');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkista sähköpostisi' })).toBeVisible();
  await openMail(shopper, email, 'Vahvista sähköpostiosoitteesi');
  await press(shopper, 'Aktivoi tilini');
  await expect(page.getByText('Tilisi on aktivoitu. Voit nyt kirjautua sisään.')).toBeVisible();

  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production' as const,
    ENV_FILE: '',
    DATA_DIR: shop.dataDir,
    PORT: `${shop.port}`,
  };
  const cwd = path.resolve(import.meta.dirname, '../..');
  const { stdout } = await run('npm', ['run', '--silent', 'shop:company', '--', 'verify', vatNumber], { cwd, env });
  expect(stdout).toContain(`informed by mail: ${email}`);
  await openMail(shopper, email, 'Yrityksesi on vahvistettu');
  await sendLogIn(shopper, { email, password: PASSWORD });
  await expect(page.getByText(shopper.says.loggedIn)).toBeVisible();
});

test('who forgot the password sets a new one by mail', async ({ page, shop, scripts }) => {
  const person = await newPerson(`unohtaja-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'tili/vaihda-salasana/');
  await fill(shopper, { Sähköposti: person.email });
  await press(shopper, 'Lähetä linkki');
  await expect(page.getByRole('main')).toContainText(`Jos osoitteella ${person.email} on tili`);
  await openMail(shopper, person.email, 'Aseta uusi salasana');
  await fill(shopper, { Salasana: NEW_PASSWORD });
  if (scripts) {
    await page.getByRole('button', { name: 'Näytä salasana' }).click();
    await expect(page.getByLabel('Salasana', { exact: true })).toHaveAttribute('type', 'text');
  }
  await press(shopper, 'Tallenna salasana');
  await expect(page.getByText('Salasanasi on vaihdettu. Kirjaudu sisään uudella salasanalla.')).toBeVisible();
  await ready(shopper);
  await sendLogIn(shopper, { ...person, password: NEW_PASSWORD });
  await expect(page.getByText(shopper.says.loggedIn)).toBeVisible();
});

test('a member deletes the account by a mailed link; the link works once, and nobody can log in to it', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const person = await newPerson(`poistuja-${scripts}`);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await logIn(shopper, person);
  await open(shopper, 'tili/tietosuoja/');
  await press(shopper, 'Lähetä linkki');
  await expect(page.getByText('Lähetimme sähköpostin, jossa on linkki tilin poistamiseen.')).toBeVisible();
  await openMail(shopper, person.email, 'Vahvista tilisi poistaminen');
  const link = page.url();
  await expect(page.getByRole('main')).toContainText('Mitään ei ole vielä poistettu');
  await press(shopper, 'Poista tilini pysyvästi');
  await expect(page.getByText('Tilisi on poistettu.')).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole('link', { name: 'Pyydä uusi linkki' })).toBeVisible();
  await open(shopper, shopper.says.logInPath);
  await sendLogIn(shopper, person);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(shopper.says.loggedIn)).toBeHidden();
});

test('a member changes the e-mail address by a mail to the new one, and the old one brings itself back', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(/status of 4\d\d/);
  const person = await newPerson(`muuttaja-${scripts}`);
  const email = `uusi-osoite-${scripts}@example.com`;
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await logIn(shopper, person);
  await open(shopper, 'tili/omat-tiedot/');
  await fill(shopper, { 'Uusi sähköpostiosoite': email });
  await press(shopper, 'Vaihda osoite');
  await expect(page.getByText(`Lähetimme linkin osoitteeseen ${email}.`)).toBeVisible();
  await openMail(shopper, email, 'Vahvista uusi sähköpostiosoitteesi');
  const link = page.url();
  await press(shopper, 'Vaihda osoite');
  await expect(page.getByText('Sähköpostiosoitteesi on vaihdettu.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  expect((await page.goto(link))?.status()).toBe(410);
  await openMail(shopper, person.email, 'Sähköpostiosoitteesi on vaihdettu');
  await press(shopper, 'Palauta osoite');
  await expect(page.getByText('Vanha osoitteesi on palautettu.')).toBeVisible();
  await ready(shopper);
  await sendLogIn(shopper, person);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await openMail(shopper, person.email, 'Sähköpostiosoitteesi on palautettu');
  await fill(shopper, { Salasana: NEW_PASSWORD });
  await press(shopper, 'Tallenna salasana');
  await expect(page.getByText('Salasanasi on vaihdettu. Kirjaudu sisään uudella salasanalla.')).toBeVisible();
});

test('reminders stop only by the button', async ({ page, shop, scripts }) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, `tili/lopeta-muistutukset/muistettava-${scripts}@example.com/`);
  await expect(page.getByRole('main')).toContainText('Paina painiketta');
  await press(shopper, 'Lopeta muistutukset');
  await expect(page.getByRole('main')).toContainText('Emme enää lähetä muistutuksia');
});
