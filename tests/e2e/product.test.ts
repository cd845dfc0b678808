import { arrive, newShopper, open, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1440, height: 900 };

const repair = ({ page }: Shopper) => page.getByRole('main').getByText('Korjataan omassa ompelimossa Tampereella');

test('repairs are promised only for products that the workshop repairs', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the server renders the same with scripts');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await expect(repair(shopper)).toBeVisible();
  for (const path of ['routa/kuori-kypara/', 'hanki/tunturi-84/', 'hanki/hangella/', 'routa/jyrkka/']) {
    await open(shopper, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(repair(shopper), path).toHaveCount(0);
    await expect(page.getByText('Huolto ja korjaus'), path).toHaveCount(0);
  }
});

test('a gift card is bought by its value: it has no delivery or stock texts', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the server renders the same with scripts');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  for (const path of ['hanki/lahjakortti/', 'hanki/verkkolahjakortti/']) {
    await open(shopper, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio', { name: '50 €', exact: true })).toBeChecked();
    await expect(main.getByRole('button', { name: /^Lisää ostoskoriin/ })).toBeEnabled();
    await expect(main.getByRole('heading', { name: 'Saatavuus' })).toHaveCount(0);
    for (const words of ['Toimitus postinumeroon', '100 päivän palautusoikeus', 'Väri', 'Heti saatavilla'])
      await expect(main.getByText(words), words).toHaveCount(0);
  }
});

test('a sold-out product says so once and links to available ones', async ({ page, shop, scripts }) => {
  await arrive(page, shop.home('fi'), 'fi', scripts, 'riekko/uni-18/');
  const main = page.getByRole('main');
  const instead = main.getByRole('region', { name: 'Näitä on nyt saatavilla' });
  await expect(instead.locator('.card')).toHaveCount(4);
  await expect(main.getByRole('button', { name: /^Loppu/ }).first()).toBeDisabled();
  await expect(main.getByText('Loppu', { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
  await instead.getByRole('link').first().click();
  await expect(main.getByRole('button', { name: /^Lisää ostoskoriin/ })).toBeEnabled();
});

test('a phone shows the breadcrumbs in one line, in Finnish and in Russian', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the same style sheet');
  await page.setViewportSize(PHONE);
  const words = { fi: ['Murupolku', 'Kuoritakit'], ru: ['Навигационная цепочка', 'Мембранные куртки'] } as const;
  for (const language of ['fi', 'ru'] as const) {
    await arrive(page, shop.home(language), language, scripts, 'hanki/kasivarsi-3l/');
    const way = page.getByRole('main').getByRole('navigation').first();
    await expect(way.getByRole('link')).toHaveText([words[language][1]]);
    expect((await way.boundingBox())?.height).toBeLessThan(56);
  }
});

test('a tablet shows name and price next to the picture, and on a desktop the thumbnails are no higher than it', async ({
  page,
  shop,
  scripts,
}) => {
  await page.setViewportSize(TABLET);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Lisää ostoskoriin/ })).toBeInViewport();
  await page.setViewportSize(LAPTOP);
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0;
  expect(await heightOf('.thumbs')).toBeLessThanOrEqual((await heightOf('.slides')) + 4);
  if (!scripts) return;
  // the last thumbnail is hidden below the edge of the rail until its picture is shown
  const gallery = page.getByRole('region', { name: 'Kuvat' });
  const last = page.locator('.thumbs a').last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await gallery.getByRole('button', { name: 'Edellinen kuva' }).click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport();
});

test('on a tablet neither the pictures nor the choice beside them end long before the other', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(scripts, 'the same style sheet');
  await page.setViewportSize(TABLET);
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  const endOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const path of ['hanki/kasivarsi-3l/', 'hanki/tunturi-84/', 'hanki/rinnepaketti/']) {
    await open(shopper, path);
    expect(Math.abs((await endOf('.gallery')) - (await endOf('.buy-first'))), path).toBeLessThan(240);
  }
});

test('name, price and button stay visible next to the whole product description', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'only scripts know what is out of view');
  await page.setViewportSize(LAPTOP);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'hanki/kasivarsi-3l/?postcode=96100');
  const short = page.getByRole('button', { name: 'Lisää koriin', exact: true }).and(page.locator(':visible'));
  await expect(short).toHaveCount(0);
  await page.getByRole('heading', { level: 2, name: 'Saatavuus' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect(short).toBeInViewport({ ratio: 1 });
  const compact = page.locator('.buy-compact');
  await expect(compact).toContainText('Käsivarsi 3L kuoritakki');
  await expect(compact).toContainText('239,90 €');
  const header = await page.locator('.header-bar').boundingBox();
  expect((await compact.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});

test('every brand’s logo fits inside its tile', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the same style sheet');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  for (const path of ['', 'merkit/']) {
    await open(shopper, path);
    for (const { width, height } of [PHONE, TABLET, LAPTOP]) {
      await page.setViewportSize({ width, height });
      const outside = await page.locator('.brand-row a, .brand-tile-logo').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const box = tile.getBoundingClientRect();
          const logo = tile.querySelector('img')?.getBoundingClientRect();
          const isInside =
            logo === undefined ||
            (logo.left >= box.left && logo.right <= box.right && logo.top >= box.top && logo.bottom <= box.bottom);
          return isInside ? [] : [tile.textContent];
        }),
      );
      expect(outside, `/${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a page that does not exist says so once and offers links', async ({ page, shop, scripts, problems }) => {
  problems.expect(/status of 404/);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'ei-ole/');
  const main = page.getByRole('main');
  await expect(main.getByText(/ei löyd(y|etty)|ei löytynyt/)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Tilauksen seuranta' })).toBeVisible();
  await main.getByRole('link', { name: 'Vaatteet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaatteet' })).toBeVisible();
});

test('without a connection the header stays, and the page can be tried again', async ({
  page,
  shop,
  scripts,
  problems,
}) => {
  test.skip(!scripts, 'without scripts the browser reports the missing connection');
  problems.expect(/ERR_FAILED|Failed to fetch/);
  await arrive(page, shop.home('fi'), 'fi', scripts, 'merkit/');
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: /^Kelo/ }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Yritä uudelleen' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ostoskori' })).toBeVisible();
});
