import { arrive, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

/** The search field of the header on wide screens. */
const box = ({ page, scripts }: Shopper) =>
  page
    .getByRole('search', { name: 'Hae kaupasta' })
    .getByRole(scripts ? 'combobox' : 'searchbox', { name: 'Hae', exact: true });

test('a search with a typo finds the intended products, says so, and its list can be filtered', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await box(shopper).fill('hihto');
  await box(shopper).press('Enter');
  await expect(page).toHaveURL(/\/haku\/\?q=hihto$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osumat haulle ”hiihto”' })).toBeVisible();
  await expect(page.getByText('Haulla ”hihto” ei löytynyt mitään.')).toBeVisible();
  const names = page.getByRole('navigation', { name: 'Tuoteryhmät' });
  await expect(names.getByRole('link', { name: /^Hiihto \d+$/ })).toBeVisible();

  // only the first sixty of so many were fetched: the filters come when they are opened
  await ready(shopper);
  await page.getByRole('link', { name: shopper.says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: /^Routa/ }).check();
  if (scripts) await expect(page).toHaveURL(/manufacturer=routa/);
  await filters.getByRole('button', { name: shopper.says.show }).click();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/q=hihto/);
  await expect(page).toHaveURL(/manufacturer=routa/);
  await expect(page.getByRole('heading', { level: 1, name: 'Osumat haulle ”hiihto”' })).toBeVisible();
});

test('the empty search page is a search field, on a phone too, and suggests', async ({ page, shop, scripts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'haku/');
  const field = page.getByRole('main').getByRole(scripts ? 'combobox' : 'searchbox', { name: 'Hae valikoimasta' });
  await expect(field).toBeFocused();
  await page.keyboard.type('telt');
  await expect(field).toHaveValue('telt');
  if (scripts) await expect(page.getByRole('option').first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/haku\/\?q=telt$/);
});

test('a model number opens its model, and a search without results keeps its words and offers departments, groups and popular products', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'haku/?q=H1001');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /laskettelusukset/ })
      .first(),
  ).toBeVisible();
  await open(shopper, 'haku/?q=qqxyzzyq');
  await expect(page.getByRole('heading', { level: 1, name: /ei löytynyt/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole(scripts ? 'combobox' : 'searchbox', { name: 'Hae valikoimasta' })).toHaveValue(
    'qqxyzzyq',
  );
  await expect(main.getByRole('navigation', { name: 'Osastot' }).getByRole('link', { name: 'Hiihto' })).toBeVisible();
  const popular = main.getByRole('region', { name: 'Suosituimmat juuri nyt' });
  await expect(popular.getByRole('listitem').first().getByRole('link').first()).toBeVisible();
  await main.getByRole('navigation', { name: 'Suosittuja tuoteryhmiä' }).getByRole('link', { name: 'Sukset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sukset' })).toBeVisible();
});

test('a search page is not indexed and sets no cookie on a first visit', async ({ page, shop, scripts }) => {
  await arrive(page, shop.home('fi'), 'fi', scripts, 'haku/?q=teltta');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await page.context().cookies()).toEqual([]);
});

test('groups and products are suggested while typing; arrow keys choose, Escape closes', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts the field is a plain form');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const field = box(shopper);
  await field.focus();
  await field.pressSequentially('untuvat');
  const list = page.getByRole('listbox', { name: 'Hae kaupasta' });
  const chosen = list.getByRole('option', { selected: true });
  await expect(list.getByRole('group', { name: 'Tuoteryhmät' }).getByRole('option').first()).toBeVisible();
  await expect(list.getByRole('group', { name: 'Tuotteet' }).getByRole('option', { name: /€/ })).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ ehdotusta$/ })).toBeAttached();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('untuvat');

  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const name = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(list).toBeHidden();
});

test('the last suggestion opens all results', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts the field is a plain form');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await box(shopper).focus();
  await box(shopper).pressSequentially('teltta');
  await page.getByRole('option', { name: /Näytä kaikki/ }).click();
  await expect(page).toHaveURL(/\/haku\/\?q=teltta$/);
});
