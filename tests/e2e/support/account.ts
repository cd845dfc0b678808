import type { ShopRole } from 'backend/domain/customers/shop-user';
import { type Member, newMember } from '../../support/people';
import { runShop } from '../../support/run-shop';
import { open, ready, type Shopper } from './shopper';
import { expect } from './test';

export type { Member };

/** A new person with an account of a role in the shop of this run. */
export const newPerson = (name: string, role: ShopRole = 'customer'): Promise<Member> =>
  newMember(runShop().dataDir, name, role);

/** Fills in the log-in form of the open page and sends it, without waiting for what follows. */
export async function sendLogIn({ page, says }: Shopper, { email, password }: Member): Promise<void> {
  await page.getByRole('main').getByLabel(says.email, { exact: true }).fill(email);
  await page.getByRole('main').getByLabel(says.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: says.logIn, exact: true }).click();
}

/** Opens the log-in screen, logs in and waits until it is done. */
export async function logIn(shopper: Shopper, person: Member): Promise<void> {
  await open(shopper, shopper.says.logInPath);
  await sendLogIn(shopper, person);
  await expect(shopper.page.getByText(shopper.says.loggedIn)).toBeVisible();
  await ready(shopper);
}

/** Logs out by the confirming form. */
export async function logOut(shopper: Shopper): Promise<void> {
  const { page, says } = shopper;
  await open(shopper, says.logOutPath);
  await page.getByRole('main').getByRole('button', { name: says.logOut, exact: true }).click();
  await expect(page.getByText(says.loggedOut)).toBeVisible();
}
