import { expect, type Page } from '@playwright/test';
import { type Spoken, type Words, words } from './words';

/** A person in a shop: the page they look at, the words they read, and whether their browser runs scripts. */
export type Shopper = { page: Page; says: Words; home: string; scripts: boolean };

/** Comes to a front page. Nobody waits for the last picture. @param home its address; `language` only says which words are read there */
export async function arrive(page: Page, home: string, language: Spoken, scripts: boolean): Promise<Shopper> {
  const shopper = { page, says: words[language], home, scripts };
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await ready(shopper);
  return shopper;
}

/** Opens a path of the shop by its address. */
export async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.page.goto(new URL(path, shopper.home).href, { waitUntil: 'domcontentloaded' });
  await ready(shopper);
}

/** Waits until the page's scripts have taken over, where there are any. */
export async function ready({ page, scripts }: Pick<Shopper, 'page' | 'scripts'>): Promise<void> {
  if (!scripts) return;
  const isTakenOver = () => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  };
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
}

/**
 * Through the main menu to a group, the way a mouse goes: unfold the department, follow the link. In a shop with so many
 * departments that some stand behind “More”, from there to the first group and on through the pages.
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
    // the group's name, with the number of its models behind it
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${group}( \\d+)?$`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
  }
}

/** Filters the list by a colour; the chip that takes it away again says that it worked. */
export async function filterByColour(shopper: Shopper, colour: string): Promise<void> {
  const { page, says, scripts } = shopper;
  await ready(shopper);
  await page.getByRole('link', { name: says.filter }).first().click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('checkbox', { name: new RegExp(`^${colour}`) }).check();
  // The list follows by itself; what is clicked before it has could be overtaken by it.
  if (scripts) await expect(page).toHaveURL(/color=/);
  await filters.getByRole('button', { name: says.show }).click();
  await expect(page.getByRole('link', { name: colour }).first()).toBeVisible();
  await expect(filters).toBeHidden();
}

/** From a list or front page to a product. */
export async function openProduct(shopper: Shopper, name: string): Promise<void> {
  const { page } = shopper;
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Chooses a colour or size; without scripts a button makes the choice count. */
export async function choose(shopper: Shopper, option: string): Promise<void> {
  const { page, says, scripts } = shopper;
  await ready(shopper);
  const radio = page.getByRole('radio', { name: option, exact: true });
  await radio.check({ force: true });
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

/** Types an amount into the first row of the cart. */
export async function changeAmount(shopper: Shopper, amount: string): Promise<void> {
  await ready(shopper);
  const field = shopper.page.getByRole('main').getByRole('spinbutton').first();
  await field.fill(amount);
  await field.press('Enter');
}
