import { expect } from '@playwright/test';
import { open, ready, type Shopper } from './shopper';

export type Person = {
  email: string;
  postalCode: string;
  city: string;
  delivery: 'pickUp' | 'homeDelivery' | 'storePickUp' | 'byMail';
  /** Lives in a country with customs duties, so a note must be acknowledged. */
  customs?: boolean;
};

/** A customer in Helsinki with a unique e-mail address. */
export function helsinkian(name: string): Person {
  return { email: `${name}@example.com`, postalCode: '00100', city: 'Helsinki', delivery: 'pickUp' };
}

/** From the cart to the delivery and payment page. */
export async function goToCheckout({ page, says }: Shopper): Promise<void> {
  await page.getByRole('link', { name: says.toCheckout }).click();
  await expect(page.getByLabel(says.phone, { exact: true })).toBeVisible();
}

/** Fills in the whole delivery and payment page and accepts the terms. */
export async function fillOrder(shopper: Shopper, person: Person): Promise<void> {
  const { page, says } = shopper;
  await ready(shopper);
  const fields: [string, string][] = [
    [says.email, person.email],
    [says.phone, '+358 40 123 4567'],
    [says.firstName, 'Maija'],
    [says.lastName, 'Metsä'],
    [says.address, 'Polku 1 A 2'],
    [says.postalCode, person.postalCode],
    [says.city, person.city],
  ];
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value);
  await chooseDelivery(shopper, person);
  await page.getByRole('radio', { name: says.card }).check();
  if (person.customs) await page.getByRole('checkbox', { name: says.customs }).check();
  await agree(shopper);
}

/** Chooses the delivery method and, if it has pick-up points, the first one near the postcode. */
async function chooseDelivery({ page, says, scripts }: Shopper, { delivery }: Person): Promise<void> {
  await page.getByRole('radio', { name: says[delivery] }).check();
  // where the only way has no pick-up points, there is nothing to show
  const show = page.getByRole('button', { name: says.showPoints });
  if (!scripts && (await show.count()) > 0) await show.click();
  if (delivery === 'storePickUp') await expect(page.getByRole('radio', { name: /^Hanki / }).first()).toBeVisible();
  if (delivery === 'pickUp') await page.getByRole('combobox', { name: says.pickUpPoint }).selectOption({ index: 1 });
}

/** Ticks the terms. */
export async function agree({ page, says }: Shopper): Promise<void> {
  await page.getByRole('checkbox', { name: says.terms }).check();
}

/** Submits the order and waits for the test processor's page. */
export async function confirm({ page, says }: Shopper): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: says.confirm }).click();
  await expect(page.getByRole('button', { name: says.approve })).toBeVisible();
}

/** Approves the payment. @returns the order's number, from the confirmation */
export async function approve(shopper: Shopper): Promise<string> {
  const { page, says } = shopper;
  await page.getByRole('button', { name: says.approve }).click();
  await expect(page.getByRole('heading', { level: 1, name: says.thanks })).toBeVisible();
  return orderNumber(shopper);
}

/** The order number the page shows. */
export async function orderNumber({ page, says }: Shopper): Promise<string> {
  const text = await page.getByRole('main').textContent();
  const number = says.order.exec(text ?? '')?.[1];
  if (number === undefined) throw new Error(`No order number in:\n${text}`);
  return number;
}

/** Checks that the confirmation mail of an order is in the development mailbox. */
export async function findMail(shopper: Shopper, number: string): Promise<void> {
  await open(shopper, shopper.says.mailboxPath);
  const mail = shopper.page.locator('details', { hasText: number }).first();
  await expect(mail).toContainText(number);
}

/** Looks up an order by e-mail and number. */
export async function lookUp(shopper: Shopper, email: string, number: string): Promise<void> {
  const { page, says } = shopper;
  await open(shopper, says.viewOrderPath);
  await page.getByLabel(says.lookUpEmail, { exact: true }).fill(email);
  await page.getByLabel(says.lookUpNumber, { exact: true }).fill(number);
  await page.getByRole('button', { name: says.lookUp }).click();
}

/** Checks that an order is found by its e-mail and number, and contains a product. */
export async function findOrder(shopper: Shopper, email: string, number: string, product: string): Promise<void> {
  await lookUp(shopper, email, number);
  const { page, says } = shopper;
  await expect(page.getByRole('heading', { level: 1, name: says.found })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText(product);
}
