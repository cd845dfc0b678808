import { expect, test } from 'vitest';
import { parseForm } from '~/server/parse-form.server';
import { giftCardForm } from './gift-card-form';

const SENT = { variant: '7', value: '30', other: '', template: '2', recipient: 'Aino', email: '', greeting: '' };

function read(change: Partial<typeof SENT> = {}, hasRecipient = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SENT, ...change })) form.append(name, value);
  const sent = parseForm(form, giftCardForm(hasRecipient), { disableAutoCoercion: true });
  if (sent.status === 'success') return sent.value;
  return sent.status === 'error' ? sent.error : undefined;
}

test('address, greeting and design may be left empty', () => {
  expect(read()).toMatchObject({ euros: 30, template: 2, recipient: 'Aino', email: '', greeting: '' });
  expect(read({ template: '' })).toMatchObject({ euros: 30 });
  expect(read({ recipient: '' }, false)).toMatchObject({ recipient: '' });
});

test('another value is one of whole tens, and only counts when it is chosen', () => {
  expect(read({ value: 'other', other: '120' })).toMatchObject({ euros: 120 });
  expect(read({ value: '30', other: '15' })).toMatchObject({ euros: 30 });
  for (const other of ['', '15', '0', '-10', '1e2', '10010', '50,5'])
    expect(read({ value: 'other', other }), other).toEqual({ other: ['value'] });
  for (const value of ['', '15', 'constructor']) expect(read({ value }), value).toEqual({ value: ['value'] });
});

test('each field is refused with the code that the page has words for', () => {
  expect(read({ recipient: ' ' })).toEqual({ recipient: ['nameMissing'] });
  expect(read({ recipient: 'x'.repeat(1_000) })).toEqual({ recipient: ['tooLong'] });
  expect(read({ email: 'aino' })).toEqual({ email: ['email'] });
  expect(read({ greeting: 'x'.repeat(5_000) })).toEqual({ greeting: ['tooLong'] });
});

test('controls and line breaks of one-line texts become spaces', () => {
  expect(read({ recipient: 'Ai\u0000no\r\nM', greeting: 'a\nb' })).toMatchObject({
    recipient: 'Ai no M',
    greeting: 'a b',
  });
});
