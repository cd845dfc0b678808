import { violationsOf } from './support/accessibility';
import { confirm, fillOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, arrive, newShopper, open, type Shopper } from './support/shopper';
import { expect, test } from './support/test';
import type { Spoken } from './support/words';

const PHONE = 360;
const DESK = 1280;
/** The language whose screens are also checked at desktop width. */
const AT_THE_DESK: Spoken = 'fi';

/** Paths of the screens of a purchase, except cart and payment. */
const screens: Record<Spoken, string[]> = {
  fi: [
    '',
    'valikko/hiihto/?sukset',
    'vaatteet/kuoret/',
    'vaatteet/kuoret/?filters=open',
    'hanki/kasivarsi-3l/',
    'ostoskori/',
    'tilauksen-seuranta/',
    'reklamaatio/',
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
    'reclamation/',
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
    'reklamaciya/',
    'pochta/',
    'strana-i-yazyk/',
    'net/',
  ],
};
const home: Record<Spoken, string> = { fi: 'ostoskori/', en: 'checkout/', ru: 'korzina/' };

/**
 * Nothing is wider than the window on a phone and on a desktop, and nothing breaks WCAG 2.2 AA: on the phone in every
 * language, on the desktop in one. The languages share markup and colours, but longer words may not fit on a phone.
 */
async function check({ page }: Shopper, language: Spoken, name: string): Promise<void> {
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === PHONE || language === AT_THE_DESK)
      expect.soft(await violationsOf(page), `${name} at ${width} px`).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(tooWide, `${name} is as wide as the window at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const language of ['fi', 'en', 'ru'] as const) {
  // one browser for all screens, so that it compiles the scripts once
  test(`every screen is accessible in ${language}`, async ({ page, shop, scripts, problems }) => {
    test.setTimeout(180_000);
    problems.expect(/status of 404/);
    // the checker tries to look into a mail, where scripts are forbidden
    problems.expect(/^Blocked script execution in '[^']*\/(?:postilaatikko|mailbox|pochta)\//);
    const shopper = newShopper(page, shop.home(language), language, scripts);
    for (const path of screens[language]) {
      await test.step(`/${path}`, async () => {
        await open(shopper, path);
        await check(shopper, language, `/${path}`);
      });
    }
  });

  test(`cart, payment and confirmation are accessible in ${language}`, async ({ page, shop, scripts }) => {
    const shopper = await arrive(
      page,
      shop.home(language),
      language,
      scripts,
      'hanki/kaamos-trail-pant/?color=gray&size=33',
    );
    await addToCart(shopper);
    await open(shopper, home[language]);
    await check(shopper, language, 'the cart');
    await goToCheckout(shopper);
    await check(shopper, language, 'delivery and payment');
    if (language === 'en') return;
    await fillOrder(shopper, helsinkian(`axe-${language}`));
    await confirm(shopper);
    await check(shopper, language, 'the test payment');
    await page.getByRole('button', { name: shopper.says.approve }).click();
    await expect(page.getByRole('heading', { level: 1, name: shopper.says.thanks })).toBeVisible();
    await check(shopper, language, 'the confirmation');
  });
}
