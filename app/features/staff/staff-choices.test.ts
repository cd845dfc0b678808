import { expect, test } from 'vitest';
import { isTransferRequest, NO_CHOICES, withoutCartChoices } from './staff-choices';

test('clearing the cart ends the transfer request and the add-on order, and keeps seller and customer (Specification 1 §4)', () => {
  const seller = { ...NO_CHOICES, sellerName: 'Mika', customer: { id: 4, email: 'aino@hanki.example' } };
  const collecting = {
    ...seller,
    transferFrom: ['oulu'],
    transferTo: ['turku'],
    reservesTransfer: true,
    isTransferUrgent: true,
    addOnOrder: 'S123',
  };
  expect(isTransferRequest(collecting)).toBe(true);
  expect(withoutCartChoices(collecting)).toEqual(seller);
});
