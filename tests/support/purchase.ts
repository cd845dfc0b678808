import { runShop } from './run-shop';
import { filledOrder, putIntoCart, readableText, type Visitor, visitor } from './visitor';

/**
 * Buys the variant selected on a product page in the shop of this run, with an e-mail address, and pays.
 * @param productPath Finnish path, below the root
 * @param person a guest by default
 * @returns the order's number
 */
export async function buy(
  productPath: string,
  email: string,
  { person = visitor(runShop().port), amount = 1 }: { person?: Visitor; amount?: number } = {},
): Promise<string> {
  await putIntoCart(person, `/${productPath}`, amount);
  const placed = await person.post('/kassa/', await filledOrder(person, email));
  const pay = String(placed.headers['location'] ?? '');
  if (!pay.includes('/tilaus/testimaksu/')) throw new Error(`The order was not placed: ${placed.status} ${pay}`);
  const paid = await person.post(new URL(pay, 'http://shop.invalid').pathname, { decision: 'approve' });
  return numberOf(person, String(paid.headers['location'] ?? ''));
}

/** The number on the confirmation, which redirects to itself once. */
async function numberOf(person: Visitor, address: string): Promise<string> {
  let to = address;
  for (let hops = 0; hops < 5 && to !== ''; hops++) {
    const { pathname, search } = new URL(to, 'http://shop.invalid');
    const { headers, body } = await person.get(pathname + search);
    const number = /S\d{9}/.exec(readableText(body))?.[0];
    if (number !== undefined) return number;
    to = String(headers['location'] ?? '');
  }
  throw new Error(`No confirmation follows ${address}.`);
}
