import { expect, test } from 'vitest';
import type { ComplaintOrder } from '~/api/complaints';
import { type ComplaintValues, checkComplaint, emptyValues, typedValues, valuesOfOrder } from './complaint-form';

const filled: ComplaintValues = {
  ...emptyValues(null),
  ...{
    customerName: 'Maija',
    email: 'maija@example.com',
    phone: '040',
    address: 'Polku 1',
    postNumber: '00100',
    city: 'Helsinki',
  },
  ...{ salesChannel: 'M', store: '1', receipt: '10-4711', timeOfPurchase: '2026-01-15', price: '89,90' },
  ...{ manufacturer: 'Kelo', model: 'Kota 3', noSize: 'on', complaint: 'Torn.' },
};
const row = {
  manufacturer: 'Kelo',
  model: 'Kota 3',
  color: '',
  size: '',
  noSize: true,
  price: 10,
  unitDiscount: 0,
  calculatedDiscount: 0,
};
const order = {
  ...{ reference: 'r', orderNumber: 'S1', orderDate: '2026-01-01', customerName: 'Maija', email: 'maija@example.com' },
  ...{ phone: '040', address: 'Polku 1', postNumber: '00100', city: 'Helsinki', rows: [{ ...row, rowId: 7 }] },
} satisfies ComplaintOrder;

const wrong = (change: Partial<ComplaintValues>, about: ComplaintOrder | null = null) => {
  const checked = checkComplaint({ ...filled, ...change }, about, 'fi');
  return 'wrong' in checked ? checked.wrong : {};
};

test('what is required has the specification’s message, each in its own field', () => {
  const nothing = checkComplaint({ ...emptyValues(null), salesChannel: 'S', targetStore: '' }, null, 'fi');
  expect('wrong' in nothing && nothing.wrong).toEqual({
    ...{ customerName: 'error.name', email: 'error.email', orderNumber: 'error.required', size: 'error.required' },
    ...Object.fromEntries(
      ['phone', 'address', 'postNumber', 'city', 'complaint', 'timeOfPurchase', 'manufacturer', 'model'].map(
        (field) => [field, 'error.required'],
      ),
    ),
  });
});

test('a store asks for its name and receipt, the web shop for an order number', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ store: '', receipt: ' ' })).toEqual({ store: 'error.required', receipt: 'error.required' });
  expect(wrong({ salesChannel: 'S' })).toEqual({ orderNumber: 'error.required' });
  expect(wrong({ salesChannel: 'X' })).toMatchObject({ salesChannel: 'error.required' });
  expect(wrong({ noSize: '' })).toEqual({ size: 'error.required' });
});

test('prices are typed as in the language, none is 0, and what is no price, day or address is told', () => {
  const checked = checkComplaint(filled, null, 'fi');
  expect('complaint' in checked && checked.complaint).toMatchObject({
    price: 89.9,
    store: 1,
    used: false,
    noSize: true,
  });
  const free = checkComplaint({ ...filled, price: '' }, null, 'fi');
  expect('complaint' in free && free.complaint.price).toBe(0);
  for (const price of ['x', '-5', '1e9', 'NaN']) expect(wrong({ price }), price).toEqual({ price: 'error.price' });
  expect(wrong({ timeOfPurchase: '15.1.2026' })).toEqual({ timeOfPurchase: 'error.date' });
  for (const email of ['maija', 'a@b.c\r\nBcc: x@y.z', 'a@b.fi, c@d.fi'])
    expect(wrong({ email }), email).toEqual({ email: 'error.emailForm' });
  expect(wrong({ complaint: 'x'.repeat(5001) })).toEqual({ complaint: 'error.tooLong' });
});

test('from an order only the product and what is wrong are asked; one product is chosen already', () => {
  expect(valuesOfOrder(order).rowId).toBe('7');
  expect(valuesOfOrder({ ...order, rows: [...order.rows, { ...row, rowId: 8 }] }).rowId).toBe('');
  const values = { ...valuesOfOrder(order), complaint: 'Torn.' };
  const checked = checkComplaint(values, order, 'fi');
  expect('complaint' in checked && checked.complaint).toMatchObject({ reference: 'r', rowId: 7, salesChannel: 'S' });
  const unchosen = checkComplaint({ ...values, rowId: '' }, order, 'fi');
  expect('wrong' in unchosen && unchosen.wrong).toEqual({ rowId: 'error.row' });
});

test('what was typed is kept, also more than is allowed, and files in text fields are not', () => {
  const form = new FormData();
  form.set('complaint', 'x'.repeat(6000));
  form.set('model', new File(['x'], 'x'));
  const values = typedValues(form);
  expect([values.complaint.length, values.model, values.city]).toEqual([6000, '', '']);
});
