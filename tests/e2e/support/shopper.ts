import { expect, type Page } from '@playwright/test';
import { type Spoken, type Words, words } from './words';

/** A shopper: the open page, the shop's texts in their language, and whether their browser runs scripts. */
export type Shopper = { page: Page; says: Words; home: string; scripts: boolean };

/**
 * Opens the shop at its front page or another path, without waiting for all pictures.
 * @param home address of the front page; `language` only selects the texts to look for
 * @param path of the page, below `home`
 */
export async function arrive(
  page: Page,
  home: string,
  language: Spoken,
  scripts: boolean,
  path = '',
): Promise<Shopper> {
  const shopper = newShopper(page, home, language, scripts);
  await open(shopper, path);
  return shopper;
}

/** A shopper who has not opened a page yet: the next step opens one. */
export function newShopper(page: Page, home: string, language: Spoken, scripts: boolean): Shopper {
  return { page, says: words[language], home, scripts };
}

/** How often a page is asked whether it is ready, in ms: the runner's own pauses grow to a second. */
const OFTEN = { intervals: [20, 50] };

/** Opens a path of the shop. */
export async function open(shopper: Shopper, path: string): Promise<void> {
  const { page } = shopper;
  await page.goto(new URL(path, shopper.home).href, { waitUntil: 'domcontentloaded' });
  // without scripts a document is complete before its style sheets are loaded
  const isStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null);
  await expect.poll(() => page.evaluate(isStyled), OFTEN).toBe(true);
  await ready(shopper);
}

/**
 * Waits until the page is hydrated, if scripts run: React marks elements while it still works on them, so this waits until it has put the
 * page in place, and until the browser has nothing left to do, at most a second, so that effects have run too: on a busy
 * machine a browser may never find itself idle.
 */
export async function ready({ page, scripts }: Pick<Shopper, 'page' | 'scripts'>): Promise<void> {
  if (!scripts) return;
  const isTakenOver = async () => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false;
    await new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 1000 }));
    return true;
  };
  await expect.poll(() => page.evaluate(isTakenOver), OFTEN).toBe(true);
}

/**
 * Goes through the main menu to a group with the mouse: opens the department, follows the link. In a shop with so many
 * departments that some are behind “More”, goes from there to the first group and on through the pages.
 */
export async function goToGroup({ page, says }: Shopper, department: string, ...groups: string[]): Promise<void> {
  const menu = page.locator('header nav');
  const entry = (label: string) => menu.locator('summary', { hasText: new RegExp(`^${label}$`) });
  const [first = department, ...others] = groups;
  const isInRow = (await entry(department).count()) > 0;
  await entry(isInRow ? department : says.more).click();
  const column = menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: department, exact: true }) });
  const links = isInRow ? menu : column.last();
  await links.getByRole('link', { name: first, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  for (const group of others) {
    // the group's name, followed by the number of its models
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${group}( \\d+)?$`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
  }
}

/** Filters the list by a colour and waits for the filter's remove button. */
export async function filterByColour(shopper: Shopper, colour: string): Promise<void> {
  const { page, says, scripts } = shopper;
  await ready(shopper);
  await page.getByRole('link', { name: says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: new RegExp(`^${colour}`) }).check();
  // Waits for the list to update: a click before that could be lost.
  if (scripts) await expect(page).toHaveURL(/color=/);
  await filters.getByRole('button', { name: says.show }).click();
  await expect(page.getByRole('link', { name: colour }).first()).toBeVisible();
  await expect(filters).toBeHidden();
}

/** Opens a product from a list or the front page. */
export async function openProduct(shopper: Shopper, name: string): Promise<void> {
  const { page } = shopper;
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Chooses a colour or size; without scripts a button submits the choice. */
export async function choose(shopper: Shopper, option: string): Promise<void> {
  const { page, says, scripts } = shopper;
  await ready(shopper);
  const radio = page.getByRole('radio', { name: option, exact: true });
  // the label is what a shopper presses; unlike a forced click this one waits until the page stands still
  await page.locator('label').filter({ has: radio }).click();
  if (!scripts) await page.getByRole('button', { name: says.applyChoice }).click();
  await expect(radio).toBeChecked();
  await expect(page.getByRole('button', { name: says.addToCart }).first()).toContainText(option);
}

/** Puts the chosen variant into the cart and goes there. */
export async function addToCart(shopper: Shopper): Promise<void> {
  const { page, says } = shopper;
  await ready(shopper);
  await page.getByRole('main').getByRole('button', { name: says.addToCart }).first().click();
  await page.getByRole('link', { name: says.goToCart }).click();
  await expect(page.getByRole('heading', { level: 1, name: says.cart })).toBeVisible();
}

/** Types a quantity into the first row of the cart. */
export async function changeAmount(shopper: Shopper, amount: string): Promise<void> {
  await ready(shopper);
  const field = shopper.page.getByRole('main').getByRole('spinbutton').first();
  await field.fill(amount);
  await field.press('Enter');
}
