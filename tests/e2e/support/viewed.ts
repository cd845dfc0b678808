import { expect, type Locator } from '@playwright/test';
import { open, type Shopper } from './shopper';

/** Looks at two products, and waits until the shop has remembered each. */
export async function viewProducts(shopper: Shopper): Promise<void> {
  for (const path of ['hanki/tunturi-84/', 'tuisku/kuru-98/']) {
    const remembered = shopper.page.waitForResponse((response) => response.url().includes('/katsotut-tuotteet'));
    await open(shopper, path);
    await remembered;
  }
}

/** The two products of `viewProducts` are shown in a place. */
export async function expectViewed(place: Locator): Promise<void> {
  await expect(place.getByRole('link', { name: /Tunturi 84/ }).first()).toBeVisible();
  await expect(place.getByRole('link', { name: /Kuru 98/ }).first()).toBeVisible();
}
