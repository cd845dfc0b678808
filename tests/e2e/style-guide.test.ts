import type { Locator } from '@playwright/test';
import { violationsOf } from './support/accessibility';
import { ready } from './support/shopper';
import { expect, type Page, test } from './support/test';

const WIDTHS = [360, 768, 1440];
const guides = { fi: 'tyyliopas/', de: 'stilhandbuch/', ru: 'rukovodstvo-po-stilyu/' } as const;

/** Opens the guide of a language and waits until it is hydrated. @returns the response of the page */
async function openGuide(page: Page, home: string, language: keyof typeof guides, scripts: boolean, search = '') {
  const answer = await page.goto(`${home}${guides[language]}${search}`);
  await ready({ page, scripts });
  return answer;
}

/** Texts that overflow their box, except arrows that move when hovered. */
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
    test.skip(scripts, 'the same style sheet');
    await openGuide(page, shop.home(language), language, scripts);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(tooWide, `as wide as the window at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the guide is not indexed and sets no cookie', async ({ page, shop, scripts }) => {
  test.skip(scripts, 'the server renders the same with scripts');
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

test('dialogs open by their addresses and close again', async ({ page, shop, scripts }) => {
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  const opened = page.getByRole('dialog', { name: 'Esimerkki' });
  for (const name of ['Avaa ikkuna', 'Avaa ikkuna reunaan', 'Avaa sivupaneeli']) {
    await page.getByRole('link', { name, exact: true }).click();
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
    await page.emulateMedia({ colorScheme });
    await openGuide(page, shop.home('fi'), 'fi', scripts, search);
    expect(await violationsOf(page, 'main')).toEqual([]);
  });
}

/** Focuses each control of the page as the keyboard does. @returns those that look the same with focus */
function controlsWithoutFocusStyle(page: Page): Promise<{ controls: number; unseen: string[] }> {
  return page.evaluate(() => {
    // the control, its next sibling, and the label, row or card around it
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
      // samples that always show the focused state look the same without focus
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

test('every focusable element shows the focus', async ({ page, shop, scripts }) => {
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  await page.keyboard.press('Tab');
  const { controls, unseen } = await controlsWithoutFocusStyle(page);
  expect(controls).toBeGreaterThan(100);
  expect(unseen).toEqual([]);
});

/** The computed look of a control, without transitions. */
const face = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderColor, color, outlineWidth, outlineStyle, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderColor, color, outlineWidth, outlineStyle, borderRadius };
  });

test('states shown by the guide look like those caused by pointer and keyboard', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'the same style sheet');
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

test('nothing moves when reduced motion is requested', async ({ page, shop, scripts }) => {
  test.skip(!scripts, 'the same style sheet');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGuide(page, shop.home('fi'), 'fi', scripts);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});
