import { violationsOf } from './support/accessibility';
import { logIn, newPerson } from './support/account';
import { arrive, open } from './support/shopper';
import { expect, test } from './support/test';

/** Chromium's console message for a page with an error status. */
const REFUSED = /status of 4\d\d/;

test('a member keeps details, addresses, sizes and consents, and downloads everything', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  problems.expect(REFUSED);
  const person = await newPerson('kaisa');
  const shopper = await arrive(page, shop.home('en'), 'en', scripts);
  await logIn(shopper, person);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const isClean = async () => {
    if (scripts) expect(await violationsOf(page)).toEqual([]);
  };

  await open(shopper, 'accounts/details/');
  await field('First name').fill('Kaisa');
  await field('Last name').fill('<i>K</i>');
  await field('Postal code').fill('1');
  await field('Home country').selectOption('fi');
  await press('Save');
  await expect(main.getByText('A postal code has 5 digits, like 00100')).toBeVisible();
  await expect(field('Last name')).toHaveValue('<i>K</i>');
  await isClean();
  await field('Postal code').fill('00100');
  await press('Save');
  await expect(page.getByText('Your details were saved.')).toBeVisible();

  await open(shopper, 'accounts/addresses/');
  await main.getByRole('link', { name: 'Add an address' }).click();
  await field('Name of the address (optional)').fill('Cottage');
  await field('Street address').fill('Mökkitie 1');
  await field('Postal code').fill('99130');
  await field('City').fill('Sirkka');
  await field('Country').selectOption('fi');
  await press('Save');
  await expect(page.getByText('The address was saved.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Cottage Default' })).toBeVisible();
  await isClean();

  await open(shopper, 'accounts/sizes/');
  const jackets = main.getByRole('group', { name: 'Jackets and tops' });
  await jackets.locator('label').filter({ hasText: /^M$/ }).click();
  await press('Save');
  await expect(page.getByText('Your sizes were saved.')).toBeVisible();
  await expect(jackets.getByLabel('M', { exact: true })).toBeChecked();

  await open(shopper, 'accounts/privacy/');
  await main.getByLabel(/^Newsletter/).check();
  await press('Save choices');
  await expect(page.getByText('Your choices were saved.')).toBeVisible();
  await expect(main.getByLabel(/^Newsletter/)).toBeChecked();
  await isClean();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('account.json');

  await open(shopper, 'accounts/');
  await expect(main.getByText('Hello, Kaisa!')).toBeVisible();
  await expect(main.getByText('1 address')).toBeVisible();
  await isClean();
});
