// Long because header, menu and front page are one screen, tested with the same steps.
import { arrive, newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';
import { expectViewed, viewProducts } from './support/viewed';

const PHONE = { width: 390, height: 844 };

/** Slugs of the skiing department and of its group of skis. */
const LANGUAGES = {
  fi: {
    menu: 'valikko/',
    department: 'Hiihto',
    group: 'Sukset',
    close: 'Sulje valikko',
    sections: ['Kampanjat', 'Kiertotalous', 'Myymälät', 'Asiakaspalvelu', 'Yritysmyynti', 'Elämää ulkona'],
  },
  en: {
    menu: 'menu/',
    department: 'Skiing',
    group: 'Skis',
    close: 'Close the menu',
    sections: ['Campaigns', 'Stores', 'Customer service', 'Life outdoors'],
  },
  ru: {
    menu: 'menyu/',
    department: 'Лыжный спорт',
    group: 'Лыжи',
    close: 'Закрыть меню',
    sections: ['Акции', 'Магазины', 'Служба поддержки', 'Жизнь на природе'],
  },
} as const;

const noOverflow = async ({ page }: Shopper) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

for (const language of ['fi', 'en', 'ru'] as const) {
  const words = LANGUAGES[language];

  test(`the menu goes down three levels by address and back in ${language}`, async ({ page, shop, scripts }) => {
    await page.setViewportSize(PHONE);
    const shopper = await arrive(page, shop.home(language), language, scripts, words.menu);
    const menu = page.getByRole('navigation');
    await expect(menu.locator('summary')).toHaveText([...words.sections]);
    await menu.getByRole('link', { name: words.department, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${words.menu}[^/]+/$`));
    await menu.getByRole('link', { name: words.group, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${words.menu}[^/]+/\\?[^&]+$`));
    await expect(page.getByRole('heading', { level: 2, name: words.group })).toBeVisible();
    await noOverflow(shopper);
    await menu
      .getByRole('link', { name: new RegExp(words.department) })
      .first()
      .click();
    await expect(page).toHaveURL(/\?[^&]+&back$/);
    await expect(page.getByRole('heading', { level: 2, name: words.department })).toBeVisible();
    await menu.locator('.back:visible').click();
    await expect(page).toHaveURL(/\?back$/);
    await expect(menu.locator('summary').first()).toBeVisible();
    await page.getByRole('link', { name: words.close }).click();
    await expect(page).toHaveURL(shop.home(language));
  });
}

test('a menu address without a group is not found', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 404/);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'valikko/ei-ole/');
  await expect(page.getByRole('main')).toContainText('404');
});

test('closing the menu returns to the page it was opened on, which scrolls again', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts it closes to the front page');
  await page.setViewportSize(PHONE);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await page.getByRole('banner').getByRole('link', { name: 'Valikko' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-scroll-lock');
  await page.getByRole('link', { name: 'Hiihto', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hiihto' })).toBeVisible();
  await page.getByRole('link', { name: 'Sulje valikko' }).click();
  await expect(page).toHaveURL(/\/hanki\/kasivarsi-3l\/$/);
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll-lock');
});

test('a swipe to the right goes back one level', async ({ browser, shop, scripts }) => {
  test.skip(!scripts, 'a gesture needs scripts');
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await arrive(page, shop.home('fi'), 'fi', scripts, 'valikko/hiihto/?sukset');
  const swipe = async (x: number, y: number) => {
    const target = { identifier: 1, target: page.getByRole('main') };
    const at = (clientX: number, clientY: number) => ({ identifier: target.identifier, clientX, clientY });
    await target.target.dispatchEvent('touchstart', { touches: [at(80, 300)], changedTouches: [at(80, 300)] });
    await target.target.dispatchEvent('touchend', { touches: [], changedTouches: [at(80 + x, 300 + y)] });
  };
  await swipe(25, 0);
  await swipe(90, 200);
  await expect(page).toHaveURL(/\?sukset$/);
  await swipe(120, 10);
  await expect(page).toHaveURL(/\?sukset&back$/);
  await swipe(120, 10);
  await expect(page).toHaveURL(/\/valikko\/hiihto\/\?back$/);
  await context.close();
});

test('a panel of the header opens by mouse, click and the arrow down, not by focus alone, and closes with Escape', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const entry = page.getByRole('banner').locator('summary', { hasText: /^Hiihto$/ });
  const link = page.getByRole('banner').getByRole('link', { name: 'Siteet', exact: true });
  if (!scripts) {
    await entry.click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Siteet' })).toBeVisible();
    return;
  }
  await entry.hover();
  await expect(link).toBeVisible();
  await entry.click();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 700);
  await expect(link).toBeHidden();
  // the groups come after the logo
  await page.getByRole('banner').locator('.logo').focus();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await expect(link).toBeHidden();
  // Tab goes past it
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator('summary').nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeVisible();
  await expect(page.getByRole('banner').locator('details[open] a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Siteet' })).toBeVisible();
  await expect(link).toBeHidden();
  await ready(shopper);
});

test('the header’s entries fit every window in German and Russian; the others are behind “More”', async ({
  page,
  shop,
  scripts,
}) => {
  for (const language of ['de', 'ru'] as const) {
    const shopper = await arrive(page, shop.home(language), 'ru', scripts);
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const width of [900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await noOverflow(shopper);
      const right = await nav
        .locator('.nav-item:visible')
        .evaluateAll((items) => Math.max(...items.map((item) => item.getBoundingClientRect().right)));
      expect(right, `${language} at ${width}`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1024, height: 800 });
    await nav.locator('summary:visible').last().click();
    await expect(nav.getByRole('link', { name: 'Outlet', exact: true })).toBeVisible();
  }
});

test('the country dialog opens over the page, and the country sets its currency', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await ready(shopper);
  await page.getByRole('link', { name: 'Suomi · FI · EUR' }).first().click();
  const country = page.getByRole('combobox', { name: 'Toimitusmaa' });
  await expect(country).toBeVisible();
  expect(await country.getByRole('option').count()).toBeGreaterThan(50);
  const isOverPage = await page.getByRole('dialog').isVisible();
  expect(isOverPage).toBe(scripts);
  await country.selectOption('se');
  const currency = page.getByRole('combobox', { name: 'Valuutta' });
  if (scripts) await expect(currency).toHaveValue('sek');
  else await currency.selectOption('sek');
  await page.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await expect(page.getByRole('link', { name: 'Suomi · SE · SEK' }).first()).toBeVisible();
  await expect(page).toHaveURL(shop.home('fi'));
});

test('choosing a country returns to the list with its sort', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'vaatteet/kuoret/?sort=newest');
  await page.getByRole('link', { name: 'Suomi · FI · EUR' }).first().click();
  await page.getByRole('combobox', { name: 'Toimitusmaa' }).selectOption('se');
  await page.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await expect(page).toHaveURL(/\/vaatteet\/kuoret\/\?sort=newest$/);
  await ready(shopper);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/clothing\/shells\/\?sort=newest/);
});

test('data loaded after the page may fail without breaking the page', async ({ page, shop, scripts, problems }) => {
  test.skip(!scripts, 'without scripts no data is loaded after the page');
  problems.expect(/ERR_FAILED/);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await page.route(/\/(katsotut-tuotteet|maa-ja-kieli)\.data/, (route) => route.abort());
  const shelf = page.waitForEvent('requestfailed', (request) => request.url().includes('/katsotut-tuotteet.data'));
  await open(shopper, 'hanki/kasivarsi-3l/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await shelf;
  await page.getByRole('link', { name: 'Suomi · FI · EUR' }).first().click();
  await expect(page).toHaveURL(/\/maa-ja-kieli\/\?next=%2Fhanki%2Fkasivarsi-3l%2F$/);
  await expect(page.getByRole('combobox', { name: 'Toimitusmaa' })).toBeVisible();
});

test('a tap opens a panel of the header, and another closes it', async ({ browser, shop, scripts }) => {
  const context = await browser.newContext({ hasTouch: true, javaScriptEnabled: scripts });
  const page = await context.newPage();
  await arrive(page, shop.home('fi'), 'fi', scripts);
  const entry = page.getByRole('banner').locator('summary', { hasText: /^Hiihto$/ });
  const link = page.getByRole('banner').getByRole('link', { name: 'Siteet', exact: true });
  await entry.tap();
  await expect(link).toBeVisible();
  await entry.tap();
  await expect(link).toBeHidden();
  await context.close();
});

test('the front page links to departments, products, brands and stores, and loads its picture first', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const main = page.getByRole('main');
  const hero = main.locator('img').first();
  await expect(hero).toHaveAttribute('fetchpriority', 'high');
  await expect(hero).not.toHaveAttribute('loading', 'lazy');
  for (const name of ['Uutta hyllyssä', 'Parhaat tarjoukset', 'Merkit', 'Tule sovittamaan'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['Organization', 'WebSite']);
  await expect(main.getByRole('textbox', { name: 'Sähköposti', exact: true })).toBeVisible();
  await main.getByRole('link', { name: /^Vaatteet/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaatteet' })).toBeVisible();
  await ready(shopper);
});

test('every page has the withdrawal link in its footer', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the server renders the same with scripts');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  for (const path of ['', 'hanki/', 'ostoskori/']) {
    await open(shopper, path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus tästä' });
    await expect(link).toHaveAttribute('href', '/peruuta-sopimus/');
  }
});

test('a page asks for the newsletter once, the front page by its form', async ({ page, shop, scripts }) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  const asks = page.locator('[href="/uutiskirje/"], form[action="/uutiskirje/"]').and(page.locator(':visible'));
  await expect(asks).toHaveCount(1);
  await expect(asks.getByRole('textbox', { name: 'Sähköposti' })).toBeVisible();
  await open(shopper, 'myymalat/');
  await expect(asks).toHaveCount(1);
  await expect(asks).toHaveRole('link');
});

test('viewed products are on the front page', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'without scripts a picture remembers them: pictures.test.ts');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  // viewed products are also shown to a visitor who has chosen a country
  await page.context().addCookies([{ name: 'grid_size', value: 'large', url: shop.home('fi') }]);
  await viewProducts(shopper);
  await open(shopper, '');
  const shelf = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Viimeksi katsomasi' }) })
    .last();
  await expectViewed(shelf);
});

test('a click at the moment the page’s scripts take it over is no error', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'nothing takes the page over');
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    // React listens to this event when it takes a page over
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, given);
      if (given[0] === 'wheel') queueMicrotask(() => document.querySelector('main')?.click());
    };
  });
  await arrive(page, shop.home('en'), 'en', scripts, 'accounts/login/');
});

test('an empty cart leads on: departments, and popular products', async ({ page, shop, scripts }) => {
  await arrive(page, shop.home('fi'), 'fi', scripts, 'ostoskori/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ostoskorisi on tyhjä' })).toBeVisible();
  const popular = main.getByRole('region', { name: 'Suosituimmat juuri nyt' });
  await expect(popular.getByRole('listitem').first().getByRole('link').first()).toBeVisible();
  await main.getByRole('navigation', { name: 'Osastot' }).getByRole('link', { name: 'Retkeily' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Retkeily' })).toBeVisible();
});
