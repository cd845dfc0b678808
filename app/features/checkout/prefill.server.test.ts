import { expect, test } from 'vitest';
import type { Account } from '~/api/account';
import type { Address } from '~/api/account-addresses';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { fillFromAccount } from './prefill.server';

const account: Account = {
  email: 'aino@esimerkki.fi',
  firstName: 'Aino',
  lastName: 'Asiakas',
  phone: '+358 40 1',
  address: 'Kotitie 1',
  postalCode: '00100',
  city: 'Helsinki',
  country: 'fi',
  language: 'fi',
  memberNumber: '1',
  joined: '2026-01-01',
  company: null,
};
const place = (id: number, country: string, more: Partial<Address> = {}): Address => ({
  id,
  label: '',
  firstName: 'Aatu',
  lastName: 'Mökkeilijä',
  address: `Tie ${id}`,
  postalCode: '99130',
  city: 'Sirkka',
  country,
  phone: '',
  isDefault: false,
  ...more,
});

test('what was typed before wins over the account', () => {
  const draft = { ...EMPTY_DRAFT, city: 'Oulu', key: 'k' };
  expect(fillFromAccount(draft, account, [place(1, 'fi')], 'fi')).toBe(draft);
});

test('the default address in the delivery country comes first, then another one there, then the home address', () => {
  const addresses = [place(1, 'se', { isDefault: true }), place(2, 'fi'), place(3, 'fi')];
  const filled = (country: string, known = addresses) =>
    fillFromAccount({ ...EMPTY_DRAFT, key: 'k' }, account, known, country);
  expect(filled('se')).toMatchObject({ address: 'Tie 1', firstName: 'Aatu', email: account.email, key: 'k' });
  expect(filled('fi')).toMatchObject({ address: 'Tie 2', phone: account.phone });
  expect(filled('fi', [])).toMatchObject({ address: 'Kotitie 1', firstName: 'Aino' });
});

test('an address in another country is not taken: only name and contact are filled in', () => {
  const filled = fillFromAccount(EMPTY_DRAFT, account, [place(1, 'se', { isDefault: true })], 'de');
  expect(filled).toEqual({
    ...EMPTY_DRAFT,
    email: account.email,
    phone: account.phone,
    firstName: 'Aino',
    lastName: 'Asiakas',
  });
});
