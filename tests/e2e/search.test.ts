import { arrive, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

/** The search box: of the header on wide screens. */
const box = ({ page }: Shopper) => page.locator('#header-search');

test('a search with a slip finds what was meant, says so, and its list can be filtered', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await box(shopper).fill('makupussi');
  await box(shopper).press('Enter');
  await expect(page).toHaveURL(/\/haku\/\?q=makupussi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osumat haulle ”makuupussi”' })).toBeVisible();
  await expect(page.getByText('Haulla ”makupussi” ei löytynyt mitään.')).toBeVisible();
  const names = page.getByRole('navigation', { name: 'Tuoteryhmät' });
  await expect(names.getByRole('link', { name: 'Makuupussit', exact: true })).toBeVisible();

  await ready(shopper);
  await page.getByRole('link', { name: shopper.says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: /^Kelo/ }).check();
  if (scripts) await expect(page).toHaveURL(/manufacturer=kelo/);
  await filters.getByRole('button', { name: shopper.says.show }).click();
  await expect(page).toHaveURL(/q=makupussi/);
  await expect(page).toHaveURL(/manufacturer=kelo/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osumat haulle ”makuupussi”' })).toBeVisible();
});

test('a model number leads to its model, and nothing found leads on to groups', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'haku/?q=H1001');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /laskettelusukset/ })
      .first(),
  ).toBeVisible();
  await open(shopper, 'haku/?q=qqxyzzyq');
  await expect(page.getByRole('heading', { level: 1, name: /ei löytynyt/ })).toBeVisible();
  await page.getByRole('main').getByRole('list').getByRole('link', { name: 'Sukset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sukset' })).toBeVisible();
});

test('the page of a search stays out of search engines and gives a first visit no cookie', async ({ page, shop }) => {
  await page.goto(new URL('haku/?q=teltta', shop.home('fi')).href);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.context().cookies()).toEqual([]);
});

test('while one types, groups and products are suggested; arrow keys choose, Escape closes', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts the box is a form');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const field = box(shopper);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('untuvat');
  const list = page.getByRole('listbox', { name: 'Hae kaupasta' });
  await expect(list.getByRole('group', { name: 'Tuoteryhmät' }).getByRole('option').first()).toBeVisible();
  await expect(list.getByRole('group', { name: 'Tuotteet' }).getByRole('option')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('untuvat');

  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const name = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(list).toBeHidden();
});

test('the last suggestion leads to all results', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts the box is a form');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await box(shopper).focus();
  await box(shopper).pressSequentially('teltta');
  await page.getByRole('option', { name: /Näytä kaikki/ }).click();
  await expect(page).toHaveURL(/\/haku\/\?q=teltta$/);
});
