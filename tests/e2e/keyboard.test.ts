import { addToCart, arrive, open, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

/** What has the focus now. */
const focused = ({ page }: Shopper) => page.locator(':focus');

test.beforeEach(({ scripts }) => test.skip(!scripts, 'without scripts every step is a page of its own'));

test('the filters keep the focus inside and give it back, and so does a filter that is taken away', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'vaatteet/kuoret/');
  const trigger = page.getByRole('link', { name: shopper.says.filter });
  const filters = page.getByRole('dialog');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(filters).toBeVisible();
  await filters.getByRole('button', { name: shopper.says.show }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filters.locator(':focus')).toHaveCount(1);

  await filters.getByRole('checkbox', { name: /^Hilla/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?color=cloudberry$/);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.getByRole('link', { name: shopper.says.removeFilter }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/color/);
  await expect(trigger).toBeFocused();
});

test('filters that were opened by their address close by Escape, and the focus goes to their button', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'vaatteet/kuoret/?filters=open');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/filters/);
  await expect(page.getByRole('link', { name: shopper.says.filter })).toBeFocused();
});

test('sorting leaves the focus where it is, and what a row of the cart had goes on to the next', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = await arrive(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'vaatteet/kuoret/');
  const sort = page.getByRole('combobox', { name: 'Järjestys' });
  await sort.focus();
  await sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(sort).toBeFocused();

  for (const path of ['hanki/kaamos-trail-pant/?color=gray&size=32', 'hanki/kaamos-trail-pant/?color=gray&size=33']) {
    await open(shopper, path);
    await addToCart(shopper);
  }
  const remove = page.getByRole('main').getByRole('button', { name: /^Poista: Kaamos/ });
  await expect(remove).toHaveCount(2);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(focused(shopper)).toHaveAccessibleName(/^Poista: Kaamos/);
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
