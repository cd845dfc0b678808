import { MAX_ROWS } from 'contract/cart-limits';
import { expect, test } from 'vitest';
import { EMPTY_CART } from './cart';
import { orderAgain } from './order-again';

const NOW = 1_800_000_000_000;
const wanted = (products: [number, number][], bundles: [string, number][] = []) => ({
  products: products.map(([productId, amount]) => ({ productId, amount })),
  bundles: bundles.map(([id, amount]) => ({ id, amount })),
});

test('an order put into the cart again leaves what is there, and pressing twice is the same as once', () => {
  const cart = { ...EMPTY_CART, products: [{ productId: 7, amount: 1 }], codes: ['SPRING'] };
  const order = wanted(
    [
      [1, 2],
      [2, 1],
    ],
    [['10-11', 1]],
  );
  const once = orderAgain(cart, order, NOW);
  expect(once.cart).toEqual({
    ...cart,
    products: [{ productId: 7, amount: 1 }, ...order.products],
    bundles: [{ uid: '1800000000', id: '10-11', amount: 1 }],
  });
  expect(orderAgain(once.cart, order, NOW + 5000).cart).toEqual(once.cart);
});

test('a row that is in the cart grows to the ordered quantity and never shrinks', () => {
  const cart = {
    ...EMPTY_CART,
    products: [
      { productId: 1, amount: 1 },
      { productId: 2, amount: 5 },
    ],
    bundles: [{ uid: 'a', id: '10-11', amount: 1 }],
  };
  const again = orderAgain(
    cart,
    wanted(
      [
        [1, 3],
        [2, 2],
      ],
      [['10-11', 2]],
    ),
    NOW,
  );
  expect(again.cart.products.map(({ amount }) => amount)).toEqual([3, 5]);
  expect(again.cart.bundles).toEqual([{ uid: 'a', id: '10-11', amount: 2 }]);
});

test('what has no room is named, and so is a frozen row that may not grow', () => {
  const rows = Array.from({ length: MAX_ROWS - 1 }, (_, index) => ({ productId: index + 1, amount: 1 }));
  const cart = { ...EMPTY_CART, products: rows.map((row) => (row.productId === 1 ? { ...row, frozen: true } : row)) };
  const again = orderAgain(
    cart,
    wanted(
      [
        [1, 2],
        [500, 1],
        [501, 1],
      ],
      [['10-11', 1]],
    ),
    NOW,
  );
  expect(again.left).toEqual({ products: [1, 501], bundles: ['10-11'] });
  expect(again.cart.products).toHaveLength(MAX_ROWS);
});
