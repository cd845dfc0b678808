import { newShopper, open, ready, type Shopper } from './support/shopper';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const ILVES = 'vuono/ilves/';
const KASIVARSI = 'hanki/kasivarsi-3l/';

/** Presses the page's button, and returns what opens. */
async function add({ page, says }: Shopper) {
  await page.getByRole('main').getByRole('button', { name: says.addToCart }).first().click();
  const aside = page.getByRole('dialog', { name: 'Lisätty ostoskoriin' });
  await expect(aside).toBeVisible();
  return aside;
}

test('on a wide screen what was added shows beside the page with the rest of the cart, which can be changed there', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, ILVES);
  await add(shopper);
  await open(shopper, KASIVARSI);
  const aside = await add(shopper);
  await expect(aside.getByRole('heading', { name: 'Käsivarsi 3L kuoritakki' })).toBeVisible();
  const rest = aside.getByRole('region', { name: 'Korissasi on lisäksi' });
  if (!scripts) {
    await expect(rest).toHaveCount(0);
    await aside.getByRole('link', { name: 'Jatka ostoksia' }).click();
    await expect(aside).toHaveCount(0);
    return;
  }
  const box = await aside.boundingBox();
  expect({ right: (box?.x ?? 0) + (box?.width ?? 0), width: box?.width, height: box?.height }).toEqual({
    right: 1440,
    width: 440,
    height: 900,
  });
  await expect(rest.getByRole('link', { name: 'Ilves kevytkuori' })).toBeVisible();
  await expect(aside.getByText('Tilauksesi toimitetaan maksutta.')).toBeVisible();
  await expect(aside.getByRole('status')).toContainText('Ostoskorissa on 2 tuotetta');

  // two quick additions: neither undoes the other
  const goods = aside.getByRole('region', { name: 'Sopivat yhteen' });
  const names = await goods.getByRole('link').allTextContents();
  expect(names).toHaveLength(2);
  for (const name of names) {
    const choice = goods.getByLabel(`Valitse väri ja koko: ${name}`);
    if (await choice.count()) await choice.selectOption({ index: 1 });
  }
  for (const name of names) await goods.getByRole('button', { name: `Lisää ostoskoriin: ${name}` }).click();
  for (const name of names) await expect(rest.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(aside.getByRole('status')).toContainText('Ostoskorissa on 4 tuotetta');

  await rest.getByRole('button', { name: 'Poista: Ilves kevytkuori' }).click();
  await expect(rest.getByRole('link', { name: 'Ilves kevytkuori' })).toHaveCount(0);
  await expect(rest.getByRole('button', { name: /^Poista/ }).first()).toBeFocused();
  await expect(aside.getByRole('link', { name: 'Kassalle' })).toBeVisible();
});

test('the panel closes by Escape and by a click beside it, not by a press that began inside, and the focus returns', async ({
  page,
  shop,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts it is a page of its own');
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, KASIVARSI);
  const button = page.getByRole('main').getByRole('button', { name: shopper.says.addToCart }).first();
  const aside = await add(shopper);
  await page.mouse.move(1200, 30);
  await page.mouse.down();
  await page.mouse.move(400, 400);
  await page.mouse.up();
  await expect(aside).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aside).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(aside).toBeVisible();
  await page.mouse.click(400, 400);
  await expect(aside).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('each colour of a card is a target of its own, and the arrow shows the next one', async ({
  page,
  shop,
  scripts,
}) => {
  const shopper = newShopper(page, shop.home('fi'), 'fi', scripts);
  await open(shopper, 'vaatteet/kuoret/');
  const card = page.locator('.card', { has: page.getByRole('link', { name: 'Käsivarsi 3L kuoritakki', exact: true }) });
  const dots = card.locator('.card-colors button[aria-pressed]');
  const sizes = await page
    .locator('.card-colors button')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).filter((box) => box.width < 24 || box.height < 24),
    );
  expect(sizes).toEqual([]);
  const third = dots.nth(2);
  const name = (await third.getAttribute('aria-label')) ?? '';
  const slug = (await third.getAttribute('value')) ?? '';
  const before = await card.locator('.plate img').first().getAttribute('src');
  await third.click();
  if (!scripts) {
    await expect(page).toHaveURL(new RegExp(`select-color=${slug}`));
    await expect(page.getByRole('radio', { name })).toBeChecked();
    return;
  }
  await ready(shopper);
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await expect(card.locator('.plate img').first()).not.toHaveAttribute('src', before ?? '');
  await expect(card.locator('.card-name a')).toHaveAttribute('href', new RegExp(`select-color=${slug}$`));
  await card.getByRole('button', { name: /^Väri .*Näytä seuraava/ }).press('Enter');
  await expect(third).toHaveAttribute('aria-pressed', 'false');
});
