import { expect, test } from 'vitest';
import { isPostcode, postcodeFault } from '~/features/cart/rules/postcode';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/translator';
import { parseForm } from '~/server/parse-form.server';
import { type OrderFormFrame, orderForm } from './order-form';
import { customsText } from './rules/customs';
import { canListLocations, chosenMethod } from './rules/delivery-choice';
import { hasFormat } from './rules/field-formats';

const good = {
  email: 'aino@esimerkki.fi',
  phone: '040 123 4567',
  first_name: ' Aino ',
  last_name: 'Korhonen',
  address: 'Koskikatu 14 B 8',
  postal_code: '96100',
  city: 'Rovaniemi',
  delivery_method: 'home',
  payment_method: 'card',
  accept_terms: 'on',
  key: '0123456789abcdef',
  expected_total: '85870',
  expected_currency: 'eur',
};
const finland: OrderFormFrame = { country: 'fi', needsCustoms: false };

function errors(fields: Record<string, string>, frame = finland) {
  const form = parseForm(new URLSearchParams({ ...good, ...fields }), orderForm(frame));
  return form.status === 'error' ? form.error : form.status;
}

test('a filled-in form is trimmed and read', () => {
  const form = parseForm(new URLSearchParams(good), orderForm(finland));
  expect(form).toMatchObject({ status: 'success', value: { first_name: 'Aino', expected_total: 85870 } });
});

test('each missing field has its own error', () => {
  const sent = new URLSearchParams({ key: good.key, expected_total: '1', expected_currency: 'eur' });
  const form = parseForm(sent, orderForm(finland));
  expect(form.status === 'error' && form.error).toMatchObject({
    email: ['required'],
    phone: ['required'],
    first_name: ['required'],
    postal_code: ['required'],
    delivery_method: ['deliveryMethod'],
    payment_method: ['paymentMethod'],
    accept_terms: ['terms'],
  });
});

test('an e-mail is one address on one line', () => {
  for (const email of ['a', 'a@b', 'a@b.fi, c@d.fi', 'a@b.fi\r\nBcc: c@d.fi', '@b.fi']) {
    expect(errors({ email }), email).toMatchObject({ email: ['email'] });
  }
});

test('what the page takes for corrected while it is typed is what the form accepts', () => {
  const texts = [
    '',
    ' ',
    'a',
    'a@b',
    'a@b.',
    'a@b.fi',
    ' a@b.fi ',
    'a b@c.fi',
    '040',
    '+358 40 1234567',
    'call',
    '96100',
    '961',
  ];
  for (const name of ['email', 'phone', 'first_name', 'address', 'postal_code', 'city'])
    for (const text of texts)
      expect(hasFormat(name, text, 'fi'), `${name} ${text}`).toBe(errors({ [name]: text }) === 'success');
});

test('line breaks do not get into names', () => {
  expect(errors({ first_name: 'Aino\r\nBcc: x' })).toMatchObject({ first_name: ['required'] });
});

test('a postcode is written as its country does', () => {
  expect(errors({ postal_code: '9610' })).toMatchObject({ postal_code: ['postalCode'] });
  expect(errors({ postal_code: 'SW1A 1AA' }, { ...finland, country: 'gb' })).toBe('success');
  const right = {
    fi: '00100',
    se: '111 20',
    nl: '1012 AB',
    ca: 'K1A 0B1',
    us: '10001-1234',
    lv: 'LV-1010',
    constructor: 'A-1',
  };
  for (const [country, code] of Object.entries(right)) expect(isPostcode(code, country), country).toBe(true);
  const wrong = { fi: '٠٠١٠٠', se: '1112', gb: '12345', us: 'ABCDE', xx: '' };
  for (const [country, code] of Object.entries(wrong)) expect(isPostcode(code, country), country).toBe(false);
});

test('a wrong postcode shows the number of digits, an example, or that it is required', () => {
  expect(postcodeFault('fi')).toEqual({ key: 'error.postalDigits', values: { count: 5, example: '00100' } });
  expect(postcodeFault('no')).toMatchObject({ values: { count: 4 } });
  expect(postcodeFault('se')).toEqual({ key: 'error.postalDigits', values: { count: 5, example: '111 20' } });
  expect(postcodeFault('gb')).toEqual({ key: 'error.postalCode', values: { example: 'SW1A 1AA' } });
  for (const country of ['xx', 'constructor']) {
    expect(postcodeFault(country)).toEqual({ key: 'error.missing.postal_code', values: {} });
  }
});

test('each field that must be filled in says so in a sentence of its own, in all six languages', () => {
  for (const language of LANGUAGES) {
    const t = translate(language, 'checkout');
    const sentences = (['email', 'phone', 'first_name', 'last_name', 'address', 'postal_code', 'city'] as const).map(
      (field) => t(`error.missing.${field}`),
    );
    expect(new Set(sentences).size, language).toBe(7);
  }
});

test('customs are acknowledged where the country needs it', () => {
  expect(['gb', 'ch', 'ca', 'us', 'fi', '__proto__'].map(customsText)).toEqual([
    'uk',
    'switzerland',
    'canada',
    'unitedStates',
    undefined,
    undefined,
  ]);
  const frame = { ...finland, country: 'us', needsCustoms: true };
  expect(errors({ postal_code: '10001' }, frame)).toMatchObject({ customs: ['customs'] });
  expect(errors({ postal_code: '10001', customs: 'on' }, frame)).toBe('success');
});

test('pick-up points are listed for a postcode, stores without one', () => {
  const point = { id: 'p', kind: 'pickup_point', needsLocation: true };
  const store = { id: 's', kind: 'store', needsLocation: true };
  const home = { id: 'h', kind: 'home', needsLocation: false };
  expect(canListLocations(point, '961', 'fi')).toBe(false);
  expect(canListLocations(point, '96100', 'fi')).toBe(true);
  expect(canListLocations(store, '', 'fi')).toBe(true);
  expect(canListLocations(home, '96100', 'fi')).toBe(false);
  expect(chosenMethod([point, home], 'h')).toBe(home);
  expect(chosenMethod([point, home], 'gone')).toBe(point);
  expect(chosenMethod([], 'h')).toBeUndefined();
});
