import { placeOrder } from 'contract/place-order';
import { expect, test } from 'vitest';
import { orderBody } from '../../../tests/support/order-body';
import { hashRequest } from './order-request';

const hashOf = (more: Parameters<typeof orderBody>[0]) => hashRequest(placeOrder.body.parse(orderBody(more)));

test('the same order has the same hash, whatever the key and the order of its fields', () => {
  const turned = Object.fromEntries(Object.entries(orderBody({ productId: 1 })).reverse());
  expect(hashRequest(placeOrder.body.parse(turned))).toBe(hashOf({ productId: 1 }));
  expect(hashOf({ productId: 1, key: 'a'.repeat(20) })).toBe(hashOf({ productId: 1, key: 'b'.repeat(20) }));
});

test('another amount, e-mail or total has another hash', () => {
  const hashes = [
    hashOf({ productId: 1 }),
    hashOf({ productId: 1, amount: 2 }),
    hashOf({ productId: 1, email: 'other@example.com' }),
    hashOf({ productId: 1, total: 1 }),
  ];
  expect(new Set(hashes).size).toBe(4);
});
