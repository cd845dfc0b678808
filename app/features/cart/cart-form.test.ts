import { expect, test } from 'vitest';
import { parseForm } from '~/server/parse-form.server';
import { cartForm } from './cart-form';

function parse(fields: Record<string, string>) {
  return parseForm(new URLSearchParams(fields), cartForm, { groups: ['to', 'from'] });
}

test('an addition is one unit unless the form says more', () => {
  expect(parse({ intent: 'add', productId: '7' })).toMatchObject({
    status: 'success',
    value: { productId: 7, amount: 1, mode: 'raise' },
  });
});

test('amounts that are no whole number within the limits are field errors', () => {
  for (const amount of ['-1', '1.5', '1e9', '2abc', 'NaN', '9007199254740992', '1000', '٣', '']) {
    const form = parse({ intent: 'update', id: '7', amount });
    expect(form.status, amount).toBe('error');
    expect(form.reply().error?.['amount'], amount).toBeTruthy();
  }
  expect(parse({ intent: 'add', productId: '7', amount: '0' }).status).toBe('error');
});

test('the pressed button sends a step', () => {
  expect(parse({ intent: 'update', id: '7', amount: '2', step: '-1' })).toMatchObject({
    value: { amount: 2, step: -1 },
  });
});

test('a code is trimmed and required', () => {
  expect(parse({ intent: 'add-code', code: '  KE VAT ' })).toMatchObject({ value: { code: 'KEVAT' } });
  expect(parse({ intent: 'add-code', code: '   ' }).status).toBe('error');
  expect(parse({ intent: 'add-code' }).status).toBe('error');
});

test('an unknown intent is refused', () => {
  expect(parse({ intent: '__proto__' }).status).toBe('error');
  expect(parse({}).status).toBe('error');
});

test('staff’s division of a row is read store by store; an empty field is none, and no number is an error', () => {
  expect(parse({ intent: 'divide', id: '7', 'to.hanki-oulu': '2', 'to.turku': '', 'from.web': '3' })).toMatchObject({
    value: { id: 7, to: { 'hanki-oulu': 2 }, from: { web: 3 } },
  });
  expect(parse({ intent: 'divide', id: '7' })).toMatchObject({ value: { id: 7, to: {}, from: {} } });
  for (const amount of ['-1', '1.5', '2abc', 'NaN', '1000']) {
    const form = parse({ intent: 'divide', id: '7', 'to.oulu': amount });
    expect(Object.keys(form.reply().error ?? {}), amount).toEqual(['to.oulu']);
  }
  for (const field of ['to.__proto__', 'to.constructor.prototype.x', 'to[0]', 'to'])
    expect(parse({ intent: 'divide', id: '7', [field]: '2' }).status, field).toBeTypeOf('string');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
