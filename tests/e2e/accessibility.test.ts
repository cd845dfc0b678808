import AxeBuilder from '@axe-core/playwright';
import { confirm, fillOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, arrive, open, type Shopper } from './support/shopper';
import { expect, test } from './support/test';
import type { Spoken } from './support/words';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [360, 1280];

/** Paths of the line's screens, the cart's and payment's apart. */
const screens: Record<Spoken, string[]> = {
  fi: [
    '',
    'valikko/hiihto/?sukset',
    'vaatteet/kuoret/',
    'vaatteet/kuoret/?filters=open',
    'hanki/kasivarsi-3l/',
    'ostoskori/',
    'tilauksen-seuranta/',
    'postilaatikko/',
    'maa-ja-kieli/',
    'ei-ole/',
  ],
  en: [
    '',
    'menu/',
    'clothing/shells/',
    'clothing/shells/?filters=open',
    'hanki/kasivarsi-3l/',
    'checkout/',
    'view-order/',
    'mailbox/',
    'locale/',
    'no-such/',
  ],
  ru: [
    '',
    'menyu/',
    'odezhda/',
    'odezhda/?filters=open',
    'hanki/kasivarsi-3l/',
    'korzina/',
    'status-zakaza/',
    'pochta/',
    'strana-i-yazyk/',
    'net/',
  ],
};
const home: Record<Spoken, string> = { fi: 'ostoskori/', en: 'checkout/', ru: 'korzina/' };

/** No violation of WCAG 2.2 AA, and nothing wider than the window, at both widths. */
async function check({ page }: Shopper, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect.soft(found, `${name} at ${width} px`).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(tooWide, `${name} is as wide as the window at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const language of ['fi', 'en', 'ru'] as const) {
  test(`the screens of the line are accessible in ${language}`, async ({ page, shop, scripts, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/status of 404/);
    const shopper = await arrive(page, shop.home(language), language, scripts);
    for (const path of screens[language]) {
      await open(shopper, path);
      await check(shopper, `/${path}`);
    }
  });

  test(`cart, payment and confirmation are accessible in ${language}`, async ({ page, shop, scripts }) => {
    test.setTimeout(120_000);
    const shopper = await arrive(page, shop.home(language), language, scripts);
    await open(shopper, 'hanki/kaamos-trail-pant/?color=gray&size=33');
    await addToCart(shopper);
    await open(shopper, home[language]);
    await check(shopper, 'the cart');
    await goToCheckout(shopper);
    await check(shopper, 'delivery and payment');
    if (language === 'en') return;
    await fillOrder(shopper, helsinkian(`axe-${language}`));
    await confirm(shopper);
    await check(shopper, 'the test payment');
    await page.getByRole('button', { name: shopper.says.approve }).click();
    await expect(page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
    await check(shopper, 'the confirmation');
  });
}
