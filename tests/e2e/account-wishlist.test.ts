import { newPerson, sendLogIn } from './support/account';
import { arrive, open, ready } from './support/shopper';
import { expect, test, watch } from './support/test';

test('a guest presses a heart, logs in and finds the product on the list; the list is shared with a stranger', async ({
  page,
  browser,
  shop,
  scripts,
}) => {
  const person = await newPerson('helmi');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'routa/lukko-11/');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const add = page.getByRole('button', { name: `Lisää toivelistalle: ${name}` }).first();
  const remove = page.getByRole('button', { name: `Poista toivelistalta: ${name}` }).first();
  await add.click();
  await expect(page.getByText('Toivelistalle lisääminen vaatii kirjautumisen')).toBeVisible();
  await sendLogIn(shopper, person);
  await expect(page).toHaveURL(/\/routa\/lukko-11\/$/);
  await ready(shopper);
  await expect(remove).toBeVisible();

  await remove.click();
  await expect(page.getByText('Poistettu toivelistalta')).toBeVisible();
  await ready(shopper);
  await add.click();
  await expect(page.getByText('Lisätty toivelistalle')).toBeVisible();
  await expect(remove).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Toivelista/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toivelista' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^Valitse ja lisää koriin ?: ${name}$`) }),
  ).toBeVisible();

  await ready(shopper);
  await page.getByRole('button', { name: 'Luo linkki' }).click();
  const link = page.getByRole('main').getByRole('link', { name: /\/toivelista\/jaettu\// });
  const address = (await link.textContent()) ?? '';

  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const { expected, seen } = watch(context);
  const stranger = await context.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Jaettu toivelista' })).toBeVisible();
  await expect(stranger.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(stranger.getByText(person.email)).toHaveCount(0);

  await page.getByRole('button', { name: 'Lopeta jakaminen' }).click();
  await expect(page.getByRole('button', { name: 'Luo linkki' })).toBeVisible();
  expected.push(/status of 404/);
  expect((await stranger.goto(address))?.status()).toBe(404);
  expect(seen.filter((text) => !expected.some((message) => message.test(text)))).toEqual([]);
  await context.close();

  await ready(shopper);
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Toivelistasi on vielä tyhjä' })).toBeVisible();
});

test('a heart pressed again while the page still loads what it changed is not lost', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts every press loads the page');
  const person = await newPerson('hilla');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'routa/lukko-13/');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const add = page.getByRole('button', { name: `Lisää toivelistalle: ${name}` }).first();
  const remove = page.getByRole('button', { name: `Poista toivelistalta: ${name}` }).first();
  await add.click();
  await expect(page.getByText('Toivelistalle lisääminen vaatii kirjautumisen')).toBeVisible();
  await sendLogIn(shopper, person);
  await expect(page).toHaveURL(/\/routa\/lukko-13\/$/);
  await ready(shopper);

  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await remove.click();
  await expect(page.getByText('Poistettu toivelistalta')).toBeVisible();
  await add.click();
  release();
  await expect(page.getByText('Lisätty toivelistalle')).toBeVisible();
  await expect(remove).toBeVisible();
  await open(shopper, 'toivelista/');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`${name}$`) })
      .first(),
  ).toBeVisible();
});

test('a guest is told to log in to vote; a member votes, votes again, and changes the vote', async ({
  page,
  shop,
  scripts,
}) => {
  const person = await newPerson('veikko');
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts, 'aapa/olos/');
  // both projects vote on the same shop at the same time
  const review = page.getByRole('article', { name: /^Arvostelu:/ }).nth(scripts ? 2 : 3);
  const up = review.getByRole('button', { name: /^Hyödyllinen/ });
  const down = review.getByRole('button', { name: /^Ei hyödyllinen/ });
  // a side without votes has no number
  const numbers = async () =>
    [await up.textContent(), await down.textContent()].map((text) => Number(/\d+$/.exec(text ?? '')?.[0] ?? 0));
  await up.click();
  await expect(page.getByText('Kirjaudu sisään, jos haluat äänestää arvosteluja')).toBeVisible();
  await sendLogIn(shopper, person);
  await expect(page).toHaveURL(/\/aapa\/olos\/#review-\d$/);
  const [ups = 0, downs = 0] = await numbers();

  const press = async (side: typeof up, isUp: boolean, isDown: boolean) => {
    await ready(shopper);
    await side.click();
    await expect(up).toHaveAttribute('aria-pressed', String(isUp));
    await expect(down).toHaveAttribute('aria-pressed', String(isDown));
    await expect.poll(numbers).toEqual([ups + Number(isUp), downs + Number(isDown)]);
    // saved, and not only shown
    await expect(side).not.toHaveAttribute('aria-disabled', 'true');
  };
  await press(up, true, false);
  await press(up, false, false);
  await press(up, true, false);
  await press(down, false, true);
  await open(shopper, 'aapa/olos/');
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(numbers).toEqual([ups, downs + 1]);
});
