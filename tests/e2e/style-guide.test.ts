import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { ready } from './support/shopper';
import { expect, type Page, test } from './support/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [360, 768, 1440];
const guides = { fi: 'tyyliopas/', de: 'stilhandbuch/', ru: 'rukovodstvo-po-stilyu/' } as const;

/** Opens the guide of a language and waits until it can be used. @returns the answer to the page's request */
async function openGuide(page: Page, home: string, language: keyof typeof guides, scripts: boolean, search = '') {
  const answer = await page.goto(`${home}${guides[language]}${search}`);
  await ready({ page, scripts });
  return answer;
}

/** Texts that do not fit their own box; an arrow that the pointer moves may leave its own. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, label, summary, th, td, h1, h2, .ribbon, .btn-label)')]
      .filter((element) => !element.closest('[data-forced]'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent}`),
  );
}

for (const language of ['fi', 'de', 'ru'] as const) {
  test(`nothing overflows and no text is cut in ${language}`, async ({ page, shop, scripts }) => {
    await openGuide(page, shop.home(language), language, scripts);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(tooWide, `as wide as the window at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the guide is kept out of search engines and sets no cookie', async ({ page, shop, scripts }) => {
  const answer = await openGuide(page, shop.home('fi'), 'fi', scripts);
  expect(answer?.status()).toBe(200);
  expect(await answer?.headerValue('set-cookie')).toBeNull();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a theme has its own address, whatever the device prefers', async ({ page, shop, scripts }) => {
  const ground = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  const light = await ground();
  await page.getByRole('link', { name: 'Tumma', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Tumma', exact: true })).toHaveAttribute('aria-current', 'page');
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Vaalea', exact: true }).click();
  await expect.poll(ground).toBe(light);
});

test('windows open by their addresses and close again', async ({ page, shop, scripts }) => {
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  const opened = page.getByRole('dialog', { name: 'Esimerkki' });
  for (const name of ['Avaa ikkuna', 'Avaa sivupaneeli']) {
    await page.getByRole('link', { name }).click();
    await expect(opened).toBeVisible();
    await opened.getByRole('link', { name: 'Sulje' }).click();
    await expect(opened).toBeHidden();
  }
  await page.getByRole('link', { name: 'Näytä lomakkeen virheet' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tarkista tiedot' })).toBeVisible();
});

for (const [colorScheme, search] of [
  ['light', ''],
  ['dark', ''],
  ['light', '?theme=dark'],
  ['dark', '?theme=light&open=errors'],
] as const) {
  test(`the guide is accessible at ${search || 'its address'} on a ${colorScheme} device`, async ({
    page,
    shop,
    scripts,
  }) => {
    test.skip(!scripts, 'the checker is a script');
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openGuide(page, shop.home('fi'), 'fi', scripts, search);
    const { violations } = await new AxeBuilder({ page }).include('main').withTags(STANDARD).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
}

/** Gives each control of the page the focus, the keyboard having been used last. @returns those that look the same with it */
function unseenFocus(page: Page): Promise<{ controls: number; unseen: string[] }> {
  return page.evaluate(() => {
    // itself, what follows it, and the label, row or card around it
    const look = (control: Element): string =>
      [control, control.nextElementSibling, control.closest('label'), control.closest('.card')]
        .map((part) => {
          if (!part) return '';
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
          return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`;
        })
        .join(' / ');
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ]
      // a control that the guide shows with the focus at all times looks the same without it
      .filter(
        (control) => !control.closest('[data-forced="focus"], dialog:not([open])') && !control.matches(':disabled'),
      );
    const unseen = controls.filter((control) => {
      control.blur();
      const without = look(control);
      control.focus({ preventScroll: true });
      return document.activeElement === control && look(control) === without;
    });
    return { controls: controls.length, unseen: unseen.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
  });
}

test('everything that takes the focus shows it', async ({ page, shop, scripts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  await page.keyboard.press('Tab');
  const { controls, unseen } = await unseenFocus(page);
  expect(controls).toBeGreaterThan(100);
  expect(unseen).toEqual([]);
});

/** How a control looks, transitions left aside. */
const face = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderColor, color, outlineWidth, outlineStyle, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderColor, color, outlineWidth, outlineStyle, borderRadius };
  });

test('a state shown by the guide is what a pointer and a key bring about', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'the same style sheet');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  for (const name of ['Tallenna', 'Lisää toivelistalle'] as const) {
    const buttons = page.getByRole('main').getByRole('button', { name });
    const [rest, hover, focus] = [buttons.nth(0), buttons.nth(1), buttons.nth(2)];
    await rest.hover();
    expect(await face(rest)).toEqual(await face(hover));
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await rest.focus();
    expect(await face(rest)).toEqual(await face(focus));
  }
});

test('nothing moves where less motion is asked for', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'the same style sheet');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});
