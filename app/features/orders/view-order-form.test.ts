import { expect, test } from 'vitest';
import { parseForm } from '~/server/parse-form.server';
import { viewOrderForm } from './view-order-form';

const parse = (fields: Record<string, string>) => parseForm(new URLSearchParams(fields), viewOrderForm);

test('an order number is read as people type it', () => {
  expect(parse({ email: ' aino@esimerkki.fi ', order_number: ' s 123 456 ' })).toMatchObject({
    value: { email: 'aino@esimerkki.fi', order_number: 'S123456' },
  });
});

test('both fields are required, and the e-mail is one', () => {
  const form = parse({ email: 'aino' });
  expect(form.status === 'error' && form.error).toEqual({ email: ['email'], order_number: ['required'] });
});
