import { startTestShop, type TestShop } from '../support/shop';
import { violationsOf } from './support/accessibility';
import { logIn, newPerson } from './support/account';
import { newShopper, open, type Shopper } from './support/shopper';
import { expect, type Page, test } from './support/test';

const CLIENT = 'klarna_test_client_of-this-shop';
/** A rope that is dearer the longer it is. */
const ROPE = 'kivikko/palmikko-9-8-dry/';
/** Skis with a price for members. */
const SKIS = 'hanki/tunturi-84/';

/** Klarna's script as far as the shop sees it: it writes into each placement, and here it tells what it was asked. */
const SCRIPT = `
  const { clientId, environment } = document.currentScript.dataset;
  for (const place of document.querySelectorAll('klarna-placement')) {
    const { key, locale, purchaseAmount } = place.dataset;
    place.textContent = [environment, clientId, key, locale, purchaseAmount].join(' ');
  }
`;
const told = (locale: string, amount: number) => `playground ${CLIENT} credit-promotion-auto-size ${locale} ${amount}`;

/** Plays Klarna for a page. @returns how often it was asked for anything */
async function playKlarna(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(/^https:\/\/[\w.]*klarna/, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return () => asked;
}

let shop: TestShop;
test.beforeAll(async ({ shop: run }) => {
  test.setTimeout(120_000);
  shop = await startTestShop({ dataDir: run.dataDir, env: { KLARNA_MESSAGING_CLIENT_ID: CLIENT } });
});
test.afterAll(() => shop.stop());

const shopperIn = (page: Page, language: 'fi' | 'ru', scripts: boolean) =>
  newShopper(page, `http://${language}.localhost:${shop.port}/`, language, scripts);
const showButton = ({ page }: Shopper) => page.getByRole('button', { name: 'Näytä maksuerät' });
const message = ({ page }: Shopper) => page.frameLocator('iframe[title="Maksuerät Klarnalla"]').locator('body');

test('Klarna is asked once the visitor presses, for the shown price, and again for another variant', async ({
  page,
  scripts,
}) => {
  const asked = await playKlarna(page);
  const shopper = shopperIn(page, 'fi', scripts);
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  await open(shopper, `${ROPE}?size=40-m`);
  if (!scripts) return expect(showButton(shopper)).toHaveCount(0);
  const buy = page.getByRole('main').getByRole('button', { name: shopper.says.addToCart });
  const before = await buy.boundingBox();
  await expect(showButton(shopper)).toBeVisible();
  expect(asked()).toBe(0);

  await showButton(shopper).click();
  await expect(message(shopper)).toHaveText(told('fi-FI', 18_900));
  await expect(page.getByRole('group', { name: 'Maksuerät Klarnalla' })).toBeFocused();
  expect(await buy.boundingBox(), 'nothing moves when the message comes').toEqual(before);

  await page.getByRole('radio', { name: '60 m' }).press('Space');
  await expect(message(shopper)).toHaveText(told('fi-FI', 22_900));
  await page.goBack();
  await expect(page, 'another message is no step back').not.toHaveURL(/palmikko/);

  expect(policies.get(`/${ROPE}`)).toContain("frame-ancestors 'none'");
  expect(policies.get(`/${ROPE}`)).not.toContain('klarna');
  expect(policies.get('/osamaksuviesti/fi/')).toContain('script-src https://js.klarna.com');
  expect(policies.get('/osamaksuviesti/fi/')).toContain("frame-ancestors 'self'");
});

test('a visitor who agreed in a consent tool sees the message without pressing', async ({ page, scripts }) => {
  test.skip(!scripts, 'there is no consent tool without scripts');
  await playKlarna(page);
  await page.addInitScript(() => {
    const tool = (_command: string, _version: number, answer: (data: object, success: boolean) => void) =>
      answer({ eventStatus: 'tcloaded', purpose: { consents: { 1: true } } }, true);
    Object.assign(window, { __tcfapi: tool });
  });
  const shopper = shopperIn(page, 'fi', scripts);
  await open(shopper, `${ROPE}?size=70-m`);
  await expect(message(shopper)).toHaveText(told('fi-FI', 25_400));
});

test('a member sees the message for the club’s price, a guest for the price for everybody, on a page without barriers', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts there is no message');
  await playKlarna(page);
  const shopper = shopperIn(page, 'fi', scripts);
  await open(shopper, SKIS);
  await showButton(shopper).click();
  await expect(message(shopper)).toHaveText(told('fi-FI', 54_990));
  await logIn(shopper, await newPerson('osamaksaja'));
  await open(shopper, SKIS);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `before the message, at ${width} px`).toEqual([]);
  }
  await showButton(shopper).click();
  await expect(message(shopper)).toHaveText(told('fi-FI', 49_990));
  expect(await violationsOf(page), 'with the message').toEqual([]);
});

test('what cannot be bought, gift cards, and pages in Russian have no place for the message', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts there is none anywhere');
  const place = page.locator('.instalments');
  for (const path of ['riekko/uni-18/', 'hanki/verkkolahjakortti/']) {
    await open(shopperIn(page, 'fi', scripts), path);
    await expect(place).toHaveCount(0);
  }
  await open(shopperIn(page, 'ru', scripts), ROPE);
  await expect(page.getByRole('heading', { level: 1, name: /Palmikko/ })).toBeVisible();
  await expect(place).toHaveCount(0);
});

test('a shop without an identifier at Klarna has neither the message nor its page', async ({
  page,
  shop: run,
  scripts,
  problems,
}) => {
  problems.expect(/status of 404/);
  const shopper = newShopper(page, run.home('fi'), 'fi', scripts);
  await open(shopper, `${ROPE}?size=40-m`);
  await expect(page.locator('.instalments')).toHaveCount(0);
  const answer = await page.goto(new URL('osamaksuviesti/fi/?amount=18900', run.home('fi')).href);
  expect(answer?.status()).toBe(404);
});
