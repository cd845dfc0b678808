import { placeOrder } from 'contract/place-order';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { giftCardFaults, insertGiftCard } from '../../tests/support/gift-cards';
import { type OrderOptions, orderBody } from '../../tests/support/order-body';
import { ledgerFaults, order, paymentWork, shopSettings } from '../../tests/support/ordering';
import { seeded } from '../../tests/support/random';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { validateCart } from '../domain/cart/cart-validation';
import { giveUpOrder } from './pay-again';
import { processorsOf } from './processors';

const database = withDatabase();
let product = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { stock: { [STORES.main]: 5000 } });
});

test('random orders with cards in three currencies: ledger, rows and charge agree', async () => {
  const { db } = database();
  const random = seeded(7);
  for (let round = 0; round < 40; round++) {
    const codes = await Promise.all(
      Array.from({ length: random.whole(0, 3) }, () => insertGiftCard(db, random.whole(1, 9000))),
    );
    const [country, currency] = random.one([
      ['fi', 'eur'],
      ['se', 'sek'],
      ['fi', 'rub'],
    ] as const);
    const amount = random.whole(1, 3);
    const wish = { productId: product, amount, country, currency, body: { discount_codes: codes } };
    const due = await dueOf(wish);
    const body = { ...wish.body, payment_method: due === 0 ? 'giftcard' : 'card' };
    const placed = await order(db, { ...wish, body, total: due });
    if (placed.status === 'awaiting_payment' && random.chance(0.5))
      await giveUpOrder(paymentWork(db), placed.paymentReference);
  }
  expect(await giftCardFaults(db)).toBe(0);
  expect(await ledgerFaults(db)).toBe(0);
});

/** What the cart shows as left to pay, in hundredths of its currency. */
async function dueOf(wish: OrderOptions): Promise<number> {
  const request = placeOrder.body.parse(orderBody(wish));
  const cart = await validateCart(database().db, request, {
    caller: null,
    now: new Date(),
    processors: processorsOf(shopSettings),
  });
  return cart.due.display;
}
