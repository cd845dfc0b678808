import type { Locator } from '@playwright/test';
import type { RunShop } from '../support/run-shop';
import { arrive, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

type Fixtures = { page: Page; shop: RunShop; scripts: boolean };

/** Comes to a list of the Finnish shop. */
async function comeTo(path: string, { page, shop, scripts }: Fixtures): Promise<Shopper> {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, path);
  return shopper;
}

/** Opens the panel of the filters. */
async function openFilters({ page, says }: Shopper): Promise<Locator> {
  await page.getByRole('link', { name: says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await expect(filters.getByRole('checkbox').first()).toBeVisible();
  return filters;
}

/** Presses the button that shows what is left. */
async function showList({ page, says }: Shopper): Promise<void> {
  const filters = page.getByRole('dialog');
  await filters.getByRole('button', { name: says.show }).click();
  await expect(filters).toBeHidden();
}

const cards = ({ page }: Shopper) => page.getByRole('main').locator('.grid > li');
const chips = ({ page }: Shopper) => page.getByRole('navigation', { name: 'Valitut suodattimet' }).getByRole('link');
const addressOf = ({ page }: Shopper) => decodeURIComponent(new URL(page.url()).search);

test('several filters narrow the list together, and each can be taken away, or all at once', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  const all = await cards(shopper).count();
  const filters = await openFilters(shopper);
  for (const name of ['M', 'L']) await filters.getByRole('checkbox', { name, exact: true }).check({ force: true });
  await filters.getByRole('checkbox', { name: /^Hanki/ }).check();
  if (scripts) await expect(page).toHaveURL(/size=M%2CL&|size=M,L&|manufacturer=hanki/);
  await showList(shopper);
  await expect(chips(shopper)).toHaveText([/Koko M/, /Koko L/, /Hanki/, 'Tyhjennä kaikki']);
  expect(addressOf(shopper)).toContain('size=M,L');
  const few = await cards(shopper).count();
  expect(few).toBeLessThan(all);
  for (const brand of await cards(shopper).locator('.card-brand').allTextContents()) expect(brand).toBe('Hanki');

  await chips(shopper).filter({ hasText: 'Koko M' }).click();
  await expect(chips(shopper)).toHaveCount(3);
  expect(addressOf(shopper)).toContain('size=L');
  await page.getByRole('link', { name: 'Tyhjennä kaikki' }).click();
  await expect(chips(shopper)).toHaveCount(0);
  await expect(cards(shopper)).toHaveCount(all);
});

test('a price range holds what is typed within what there is, and spans everything again', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  const filters = await openFilters(shopper);
  const most = filters.getByRole('textbox', { name: 'Hinta enintään' });
  const bound = await most.inputValue();
  if (scripts) {
    await most.fill('kallis');
    await most.blur();
    await expect(most).toHaveValue(bound);
    await most.fill('999999');
    await most.blur();
    await expect(most).toHaveValue(bound);
    await filters.getByRole('slider', { name: 'Hinta vähintään' }).press('ArrowRight');
    await expect(page).toHaveURL(/price=/);
  }
  await most.fill('200');
  await most.blur();
  if (scripts) await expect(page).toHaveURL(/price=\d+-200/);
  await showList(shopper);
  await expect(page).toHaveURL(/price=\d+-200/);
  await expect(chips(shopper).first()).toContainText('200 €');
  await open(shopper, 'vaatteet/kuoret/?price=0-999999');
  await expect(chips(shopper)).toHaveCount(0);
});

test('the text filter looks in brand, name and description', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/', { page, shop, scripts });
  const filters = await openFilters(shopper);
  await filters.getByRole('searchbox').fill('PI-PO');
  if (scripts) await expect(page).toHaveURL(/text=PI-PO/);
  await showList(shopper);
  await expect(chips(shopper).first()).toContainText('”PI-PO”');
  await expect(cards(shopper).first()).toContainText(/pipo/i);
});

test('a list without matches leads back to all of it', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/kuoret/?text=zzzzzz', { page, shop, scripts });
  await expect(page.getByRole('heading', { name: 'Näillä valinnoilla ei löytynyt tuotteita' })).toBeVisible();
  await page.getByRole('link', { name: /^Näytä kaikki \d+ tuotetta/ }).click();
  await expect(cards(shopper).first()).toBeVisible();
  expect(addressOf(shopper)).toBe('');
});

test('a sort stands in the address, and the group’s own does not', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  const sort = page.getByRole('combobox', { name: 'Järjestys' });
  const choose = async (value: string) => {
    await sort.selectOption(value);
    if (!scripts) await page.getByRole('button', { name: 'Käytä' }).click();
  };
  await choose('lowest');
  await expect(page).toHaveURL(/\?sort=lowest$/);
  const prices = async () => {
    const texts = await cards(shopper).locator('.price > :first-child').allTextContents();
    return texts.map((price) => Number(price.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  const isAscending = (numbers: number[]) => numbers.every((each, place) => each >= (numbers[place - 1] ?? 0));
  await expect.poll(async () => isAscending(await prices())).toBe(true);
  if (!scripts) return;
  await choose('default');
  await expect(page).not.toHaveURL(/sort/);
});

test('more is loaded before the end, and Back restores the list and the place', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/', { page, shop, scripts });
  await expect(cards(shopper)).toHaveCount(60);
  if (!scripts) {
    await page.getByRole('link', { name: 'Näytä lisää' }).click();
    await expect(cards(shopper)).toHaveCount(120);
    expect(addressOf(shopper)).toBe('?show=120');
    return;
  }
  await cards(shopper).nth(59).scrollIntoViewIfNeeded();
  await expect(cards(shopper)).toHaveCount(120);
  const far = cards(shopper).nth(90);
  await far.scrollIntoViewIfNeeded();
  const count = await cards(shopper).count();
  const name = await far.locator('.card-name').textContent();
  const place = await page.evaluate(() => window.scrollY);
  await far.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cards(shopper)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);

  await page.reload();
  await expect(cards(shopper)).toHaveCount(count);
  await page.getByRole('combobox', { name: 'Järjestys' }).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(cards(shopper)).toHaveCount(60);
  await expect(cards(shopper).first()).toBeInViewport();
});

test('a card shows its next colour, and leads to the product in it', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  const card = cards(shopper)
    .filter({ has: page.getByRole('button', { name: /Näytä seuraava/ }) })
    .first();
  const next = card.getByRole('button', { name: /Näytä seuraava/ });
  const slug = await next.getAttribute('value');
  const picture = await card.locator('img').first().getAttribute('src');
  await next.click();
  if (scripts) {
    await expect(card.locator('img').first()).not.toHaveAttribute('src', picture ?? '');
    await expect(card.locator('.card-name a')).toHaveAttribute('href', new RegExp(`\\?select-color=${slug}$`));
    await card.locator('.card-name a').click();
  }
  await expect(page.locator('input[name=color]:checked')).toHaveValue(slug ?? '');
});

test('a colour that is filtered by is the one the cards show', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/kuoret/?color=ink', { page, shop, scripts });
  await expect(cards(shopper).first().locator('.card-name a')).toHaveAttribute('href', /\?select-color=ink$/);
});

test('a brand’s page has its name as heading, the way to all brands, and its products only', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await comeTo('skare/', { page, shop, scripts });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Skare');
  await expect(page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Merkit' })).toBeVisible();
  for (const brand of await cards(shopper).locator('.card-brand').allTextContents()) expect(brand).toBe('Skare');
});

test('the size of the cards is kept by a cookie', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  await page.getByRole('link', { name: 'Isommat kortit' }).click();
  await expect(page.locator('.grid-large')).toBeVisible();
  await open(shopper, 'skare/');
  await expect(page.locator('.grid-large')).toBeVisible();
  await page.getByRole('link', { name: 'Pienemmät kortit' }).click();
  await expect(page.locator('.grid-large')).toHaveCount(0);
});

test('a group’s path in another language leads to this language’s, with the query', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('clothing/shells/?sort=newest', { page, shop, scripts });
  await ready(shopper);
  expect(new URL(page.url()).pathname).toBe('/vaatteet/kuoret/');
  expect(addressOf(shopper)).toBe('?sort=newest');
});

test('in the outlet every card carries its ribbon', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('outlet/', { page, shop, scripts });
  const count = await cards(shopper).count();
  expect(count).toBeGreaterThan(0);
  await expect(cards(shopper).locator('.ribbon').getByText('Outlet', { exact: true })).toHaveCount(count);
});

test('a way back to the top is offered above twelve products only', async ({ page, shop, scripts }) => {
  const shopper = await comeTo('vaatteet/', { page, shop, scripts });
  const toTop = page.locator('.to-top');
  await expect(toTop).toHaveCount(1);
  await open(shopper, 'vaatteet/kuoret/?text=zzzzzz');
  await expect(toTop).toHaveCount(0);
});

test('a group that is not there is said to be missing', async ({ page, shop, problems }) => {
  problems.expect(/404/);
  await page.goto(new URL('ei-ole-ryhmaa/', shop.home('fi')).href);
  await expect(page.getByRole('main')).toContainText('Tuoteryhmää ei löytynyt.');
});

test('a filter that is undone while its list is on the way is undone', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts the list follows a button only');
  const shopper = await comeTo('vaatteet/kuoret/', { page, shop, scripts });
  const all = await cards(shopper).count();
  const filters = await openFilters(shopper);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data\?.*size=M/, async (route) => {
    await isReleased;
    await route.continue().catch(() => {});
  });
  const size = filters.getByRole('checkbox', { name: 'M', exact: true });
  const asked = page.waitForRequest(/\.data\?.*size=M/);
  await size.check({ force: true });
  await asked;
  const undone = page.waitForResponse((response) => /\.data/.test(response.url()) && !/size=/.test(response.url()));
  await size.uncheck({ force: true });
  await undone;
  release();
  await showList(shopper);
  await expect(page).not.toHaveURL(/size=/);
  await expect(cards(shopper)).toHaveCount(all);
});

test('more that cannot be fetched leaves the list, and can be asked for again', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  test.skip(!scripts, 'without scripts more is a page of its own');
  problems.expect(/ERR_FAILED/);
  const shopper = await comeTo('vaatteet/', { page, shop, scripts });
  const more = /\.data\?.*page=2/;
  await page.route(more, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => more.test(request.url()));
  await cards(shopper).nth(59).scrollIntoViewIfNeeded();
  await failed;
  const link = page.getByRole('link', { name: 'Näytä lisää' });
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(cards(shopper)).toHaveCount(60);
  await page.unroute(more);
  await link.click();
  await expect(cards(shopper)).toHaveCount(120);
});

test('an answer of another list ends the list', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts more is a page of its own');
  const shopper = await comeTo('vaatteet/', { page, shop, scripts });
  await page.route(/\.data\?.*page=2/, (route) => route.continue({ url: `${route.request().url()}&sort=newest` }));
  await cards(shopper).nth(59).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Näytä lisää' })).toHaveCount(0);
  await expect(cards(shopper)).toHaveCount(60);
});

test('the whole description stands open over the list as it is sorted', async ({ page, shop, scripts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await comeTo('jarngren/?sort=newest', { page, shop, scripts });
  const more = page.getByRole('link', { name: 'Lue lisää' });
  await expect(more).toHaveAttribute('href', '/jarngren/?sort=newest&description=open');
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Järngren' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Sulje' }).click();
  await expect(dialog).toBeHidden();
  expect(addressOf(shopper)).toBe('?sort=newest');
});

test('a form’s address becomes one to share, and takes along what is not the list’s', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await comeTo('vaatteet/kuoret/?size=M&size=L&utm_term=&text=', { page, shop, scripts });
  expect(addressOf(shopper)).toBe('?size=M,L&utm_term=');
});
