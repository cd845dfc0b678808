import { runShop } from './run-shop';
import { filledOrder, putIntoCart, visitor } from './visitor';

/**
 * Buys the variant selected on a product page in the shop of this run, as a guest with an e-mail address, and pays.
 * @param productPath Finnish path, below the root
 */
export async function buy(productPath: string, email: string): Promise<void> {
  const person = visitor(runShop().port);
  await putIntoCart(person, `/${productPath}`);
  const placed = await person.post('/kassa/', await filledOrder(person, email));
  const pay = String(placed.headers['location'] ?? '');
  if (!pay.includes('/tilaus/testimaksu/')) throw new Error(`The order was not placed: ${placed.status} ${pay}`);
  await person.post(new URL(pay, 'http://shop.invalid').pathname, { decision: 'approve' });
}
