// Long because every way to filter, sort and page a list is a journey here, all with the same steps.
import type { Locator } from '@playwright/test';
import type { RunShop } from '../support/run-shop';
import { arrive, open, ready, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

type Fixtures = { page: Page; shop: RunShop; scripts: boolean };

/** Opens a list of the Finnish shop. */
async function openList(path: string, { page, shop, scripts }: Fixtures): Promise<Shopper> {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, path);
  return shopper;
}

/** Opens the panel of the filters. */
async function openFilters({ page, says }: Shopper): Promise<Locator> {
  await page.getByRole('link', { name: says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await expect(filters.getByRole('checkbox').first()).toBeVisible();
  return filters;
}

/** The tile of a size, labelled with its number of products. */
const sizeBox = (filters: Locator, size: string) =>
  filters.getByRole('checkbox', { name: new RegExp(`^${size} \\d+$`) });

/** Scripts asked for wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Presses the button that shows the filtered list. */
async function showList({ page, says }: Shopper): Promise<void> {
  const filters = page.getByRole('dialog');
  await filters.getByRole('button', { name: says.show }).click();
  await expect(filters).toBeHidden();
}

const cards = ({ page }: Shopper) => page.getByRole('main').locator('.grid > li');
const chips = ({ page }: Shopper) => page.getByRole('navigation', { name: 'Valitut suodattimet' }).getByRole('link');
const addressOf = ({ page }: Shopper) => decodeURIComponent(new URL(page.url()).search);

test('several filters narrow the list together, and can be removed one by one or all at once', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
  const all = await cards(shopper).count();
  const filters = await openFilters(shopper);
  for (const name of ['M', 'L']) await sizeBox(filters, name).check({ force: true });
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

test('the filters in the bar add a value, take it away, and set a range', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
  const bar = page.locator('.quick-filters');
  const opened = async (title: string) => {
    const filter = bar.getByRole('group').filter({ hasText: title });
    if (!(await filter.evaluate((each) => (each as HTMLDetailsElement).open))) await filter.locator('summary').click();
    return filter;
  };
  await (await opened('Merkki')).getByRole('link', { name: /^Hanki \d+$/ }).click();
  await expect(chips(shopper).first()).toHaveText('Poista: Hanki');
  expect(addressOf(shopper)).toBe('?manufacturer=hanki');
  await (await opened('Merkki')).getByRole('link', { name: /^Poista: Hanki \d+$/ }).click();
  await expect(chips(shopper)).toHaveCount(0);
  const price = await opened('Hinta');
  await price.getByLabel('Hinta enintään').fill('200');
  await price.getByRole('button', { name: 'Rajaa' }).click();
  await expect(chips(shopper).first()).toHaveText(/^Poista: \d+–200\s€$/);
  // a press beside an open filter closes it
  await opened('Koko');
  await page.mouse.click(1000, 650);
  await expect(bar.locator('details[open]')).toHaveCount(0);

  // tents are compared by their own filters
  await open(shopper, 'retkeily/teltat-ja-makuupussit/teltat/');
  await (await opened('Henkilömäärä')).getByRole('link', { name: /^2 \d+$/ }).click();
  await expect(chips(shopper).first()).toHaveText(/Henkilömäärä 2/);
});

test('a typed price range is limited to the prices of the list, and can be reset', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
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
  const shopper = await openList('vaatteet/', { page, shop, scripts });
  const filters = await openFilters(shopper);
  await filters.getByRole('searchbox').fill('PI-PO');
  if (scripts) await expect(page).toHaveURL(/text=PI-PO/);
  await showList(shopper);
  await expect(chips(shopper).first()).toContainText('”PI-PO”');
  await expect(cards(shopper).first()).toContainText(/pipo/i);
});

test('a list without matches links back to the whole list', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/?text=zzzzzz', { page, shop, scripts });
  await expect(page.getByRole('heading', { name: 'Näillä valinnoilla ei löytynyt tuotteita' })).toBeVisible();
  await page.getByRole('link', { name: /^Näytä kaikki \d+ tuotetta/ }).click();
  await expect(cards(shopper).first()).toBeVisible();
  expect(addressOf(shopper)).toBe('');
});

test('a chosen sort is in the address, the group’s default is not', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
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
  await choose('default');
  await expect(page).not.toHaveURL(/sort/);
});

test('what is chosen before the scripts have loaded counts once they have', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'needs scripts');
  const loadScripts = await holdScripts(page);
  await page.goto(`${shop.home('fi')}vaatteet/`, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Järjestys' }).selectOption('newest');
  loadScripts();
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect(page.getByRole('combobox', { name: 'Järjestys' })).toHaveValue('newest');

  const loadAgain = await holdScripts(page);
  await page.goto(`${shop.home('fi')}vaatteet/?filters=open`, { waitUntil: 'commit' });
  await sizeBox(page.getByRole('dialog'), 'M').check({ force: true });
  loadAgain();
  await expect(page).toHaveURL(/\?size=M&filters=open$/);
  await expect(sizeBox(page.getByRole('dialog'), 'M')).toBeChecked();
});

test('more cards load before the end of the list, and Back restores the list and the place of the pressed card', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('vaatteet/', { page, shop, scripts });
  await expect(cards(shopper)).toHaveCount(60);
  if (!scripts) {
    await page.getByRole('link', { name: 'Näytä lisää' }).click();
    await expect(cards(shopper)).toHaveCount(120);
    expect(addressOf(shopper)).toBe('?show=120');
    // the next page begins with what was not seen
    await expect(page.locator('.pager [rel=next]')).toHaveAttribute('href', /\?page=3$/);
    return;
  }
  await cards(shopper).nth(59).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(120);
  const far = cards(shopper).nth(90);
  await far.scrollIntoViewIfNeeded();
  const count = await cards(shopper).count();
  const name = await far.locator('.card-name').textContent();
  const place = () => far.evaluate((card) => card.getBoundingClientRect().top);
  await expect.poll(() => addressOf(shopper)).toMatch(/^\?show=\d+$/);
  const before = await place();
  await far.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/vaatteet\/\?show=\d+$/);
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);

  await page.reload();
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(count);
  await page.getByRole('combobox', { name: 'Järjestys' }).selectOption('newest');
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect(cards(shopper)).toHaveCount(60);
  await expect(cards(shopper).first()).toBeInViewport();
});

test('a card shows its next colour, and links to the product in that colour', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
  const card = cards(shopper)
    .filter({ has: page.getByRole('button', { name: /Näytä seuraava/ }) })
    .first();
  const next = card.getByRole('button', { name: /Näytä seuraava/ });
  const slug = await next.getAttribute('value');
  const picture = await card.locator('img').first().getAttribute('src');
  if (scripts) {
    // scrolling hides the tooltip, so the mouse moves when the page is still
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/\S/);
  }
  await next.click();
  if (scripts) {
    await expect(card.locator('img').first()).not.toHaveAttribute('src', picture ?? '');
    await expect(card.locator('.card-name a')).toHaveAttribute('href', new RegExp(`\\?select-color=${slug}$`));
    await card.locator('.card-name a').click();
  }
  await expect(page.locator('input[name=color]:checked')).toHaveValue(slug ?? '');
});

test('cards show the colour that is filtered by', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/?color=ink', { page, shop, scripts });
  await expect(cards(shopper).first().locator('.card-name a')).toHaveAttribute('href', /\?select-color=ink$/);
});

test('a brand’s page has its name as heading, a link to all brands, and only its products', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('skare/', { page, shop, scripts });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Skare');
  await expect(page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Merkit' })).toBeVisible();
  for (const brand of await cards(shopper).locator('.card-brand').allTextContents()) expect(brand).toBe('Skare');
});

test('the size of the cards is remembered in a cookie', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
  await page.getByRole('link', { name: 'Isommat kortit' }).click();
  await expect(page.locator('.grid-large')).toBeVisible();
  await open(shopper, 'skare/');
  await expect(page.locator('.grid-large')).toBeVisible();
  await page.getByRole('link', { name: 'Pienemmät kortit' }).click();
  await expect(page.locator('.grid-large')).toHaveCount(0);
});

test('the size of the cards can be chosen on a phone', async ({ page, shop, scripts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList('vaatteet/kuoret/?size=M', { page, shop, scripts });
  for (const name of ['Isommat kortit', 'Pienemmät kortit']) {
    await expect(page.getByRole('link', { name })).toBeInViewport();
  }
});

test('Back undoes one change of the filters at a time', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts each list is a separate page');
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
  const filters = await openFilters(shopper);
  await sizeBox(filters, 'M').check({ force: true });
  await expect(page).toHaveURL(/\?size=M$/);
  // dragging a handle and typing a text, even with pauses, are one history entry each
  const handle = filters.getByRole('slider', { name: 'Hinta vähintään' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  for (const part of [0.1, 0.2]) {
    const before = page.url();
    await page.mouse.move(x + 12 + width * part, y + height / 2);
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await page.mouse.up();
  const words = filters.getByRole('searchbox');
  for (const text of ['k', 'ku']) {
    await words.pressSequentially(text.slice(-1));
    await expect(page).toHaveURL(new RegExp(`text=${text}&`));
  }
  const asked = () => addressOf(shopper).replace(/price=\d+-\d+/, 'price');
  expect(asked()).toBe('?text=ku&size=M&price');
  for (const rest of ['?size=M&price', '?size=M', '']) {
    await page.goBack();
    await expect.poll(asked).toBe(rest);
  }
  await expect(words).toHaveValue('');
});

test('the price filter is in euros and says so to visitors who see another currency', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('vaatteet/kuoret/?currency=sek&price=100,5-300', { page, shop, scripts });
  await expect(chips(shopper).first()).toContainText('100,5–300 €');
  const filters = await openFilters(shopper);
  await expect(filters.getByRole('textbox', { name: 'Hinta vähintään' })).toHaveValue('100,5');
  await expect(filters).toContainText(/Hinnat rajataan euroina\. Omassa valuutassasi [\d\s]+SEK – [\d\s]+SEK/);
});

test('a property filter stays when the language changes', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the server answers the same with scripts');
  await arrive(page, shop.home('en'), 'en', scripts, 'clothing/shells/?materiaali=recycled-polyamide');
  await expect(page.getByRole('navigation', { name: 'Chosen filters' })).toContainText('Recycled polyamide');
  const finnish = await openList('vaatteet/kuoret/?materiaali=recycled-polyamide', { page, shop, scripts });
  await expect(chips(finnish).first()).toContainText('Kierrätetty polyamidi');
});

test('a long name without spaces makes no page wider than a phone', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the page has the same width with scripts');
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await openList('', { page, shop, scripts });
  for (const path of ['vuono/ilves/', 'merkit/']) {
    await open(shopper, path);
    const width = await page.evaluate(() => {
      for (const name of document.querySelectorAll(
        'h1, .crumbs li:last-child, .card-name a, .card-brand, .brand, .brand-tile b',
      )) {
        name.append('Wm'.repeat(100));
      }
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(390);
  }
});

test('a group’s path in another language redirects to this language’s, with the query', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('clothing/shells/?sort=newest', { page, shop, scripts });
  await ready(shopper);
  expect(new URL(page.url()).pathname).toBe('/vaatteet/kuoret/');
  expect(addressOf(shopper)).toBe('?sort=newest');
});

test('in the outlet every card has its ribbon', async ({ page, shop, scripts }) => {
  const shopper = await openList('outlet/', { page, shop, scripts });
  const count = await cards(shopper).count();
  expect(count).toBeGreaterThan(0);
  await expect(cards(shopper).locator('.ribbon').getByText('Outlet', { exact: true })).toHaveCount(count);
});

test('a department shows its subgroups by their goods, and its first goods within two screens of a phone', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('hiihto/', { page, shop, scripts });
  const tiles = page.getByRole('navigation', { name: 'Tuoteryhmät' }).getByRole('link');
  await expect(tiles).toHaveCount(7);
  await expect(tiles.locator('img')).toHaveCount(7);
  await page.setViewportSize({ width: 390, height: 844 });
  const { y = Number.POSITIVE_INFINITY } = (await cards(shopper).first().boundingBox()) ?? {};
  expect(y).toBeLessThan(2 * 844);
  await tiles.filter({ hasText: 'Monot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monot');
  await expect(tiles.locator('img')).toHaveCount(0);
});

test('a link back to the top is offered only for more than twelve products', async ({ page, shop, scripts }) => {
  const shopper = await openList('vaatteet/', { page, shop, scripts });
  const toTop = page.locator('.to-top');
  await expect(toTop).toHaveCount(1);
  await open(shopper, 'vaatteet/kuoret/?text=zzzzzz');
  await expect(toTop).toHaveCount(0);
});

test('a missing group is reported as not found', async ({ page, shop, scripts, problems }) => {
  problems.expect(/404/);
  await openList('ei-ole-ryhmaa/', { page, shop, scripts });
  await expect(page.getByRole('main')).toContainText('Tuoteryhmää ei löytynyt.');
});

test('a filter that is removed while its list is loading stays removed', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts the list updates only by a button');
  const shopper = await openList('vaatteet/kuoret/', { page, shop, scripts });
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
  const size = sizeBox(filters, 'M');
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

test('if loading more fails, the list stays, and loading can be tried again', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  test.skip(!scripts, 'without scripts the next cards are a separate page');
  problems.expect(/ERR_FAILED/);
  const shopper = await openList('vaatteet/', { page, shop, scripts });
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

test('an answer for another list ends the list', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts the next cards are a separate page');
  const shopper = await openList('vaatteet/', { page, shop, scripts });
  await page.route(/\.data\?.*page=2/, (route) => route.continue({ url: `${route.request().url()}&sort=newest` }));
  await cards(shopper).nth(59).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Näytä lisää' })).toHaveCount(0);
  await expect(cards(shopper)).toHaveCount(60);
});

test('the full description stays open when the list is sorted', async ({ page, shop, scripts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await openList('jarngren/?sort=newest', { page, shop, scripts });
  const more = page.getByRole('link', { name: 'Lue lisää' });
  await expect(more).toHaveAttribute('href', '/jarngren/?sort=newest&description=open');
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Järngren' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Sulje' }).click();
  await expect(dialog).toBeHidden();
  expect(addressOf(shopper)).toBe('?sort=newest');
});

test('a form’s address is redirected to the canonical one, with the parameters that are not the list’s', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await openList('vaatteet/kuoret/?size=M&size=L&utm_term=&text=', { page, shop, scripts });
  expect(addressOf(shopper)).toBe('?size=M,L&utm_term=');
});
