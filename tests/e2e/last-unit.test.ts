import { approve, confirm, fillOrder, goToCheckout, helsinkian } from './support/ordering';
import { addToCart, newShopper, open } from './support/shopper';
import { expect, test, watch } from './support/test';

test('two shoppers have the last lantern in the cart: the first to confirm gets it, the second sees a message', async ({
  page,
  browser,
  shop,
  scripts,
}) => {
  const lantern = `hanki/last-lantern/?color=${scripts ? 'red' : 'blue'}`;
  const first = newShopper(page, shop.home('fi'), 'fi', scripts);
  const other = await browser.newContext({ javaScriptEnabled: scripts });
  const { seen } = watch(other);
  const second = newShopper(await other.newPage(), shop.home('fi'), 'fi', scripts);
  for (const shopper of [first, second]) {
    await open(shopper, lantern);
    await addToCart(shopper);
    await goToCheckout(shopper);
    const name = `lantern-${shopper === first ? 'first' : 'second'}-${scripts}`;
    await fillOrder(shopper, helsinkian(name));
  }
  await confirm(first);
  await approve(first);

  await second.page.getByRole('main').getByRole('button', { name: second.says.confirm }).click();
  await expect(second.page.getByRole('heading', { level: 1, name: second.says.cart })).toBeVisible();
  await expect(second.page.getByText(/loppu/).first()).toBeVisible();
  await expect(second.page.getByRole('link', { name: second.says.toCheckout })).toBeHidden();
  expect(seen).toEqual([]);
  await other.close();
});
