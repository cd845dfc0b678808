import { applyForGroup } from 'contract/customer-groups';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addressForm } from '~/features/account/area/addresses.server';
import { detailsForm } from '~/features/account/area/details.server';
import { companyForm, mailForm, memberForm, newPasswordForm } from '~/features/account/registration/register-form';
import { logInForm } from '~/features/account/sign-in/log-in-form';
import { cartForm } from '~/features/cart/cart-form';
import { orderForm } from '~/features/checkout/order-form';
import { askForm, corporateForm, corporateNewsletterForm, newsletterForm } from '~/features/contact/contact-form';
import { viewOrderForm } from '~/features/orders/view-order-form';
import { giftCardForm } from '~/features/product/gift-card/gift-card-form';
import { restockForm } from '~/features/product/restock/restock-form';
import { voteForm } from '~/features/reviews/vote-form';
import { shareForm } from '~/features/wishlist/share-wishlist.server';
import { wishForm } from '~/features/wishlist/wish-form';
import { parseForm } from './parse-form.server';
import { readForm } from './read-form.server';

const EMAIL = { email: 'aino@esimerkki.fi' };
const PERSON = { first_name: 'Aino', last_name: 'Korhonen', phone: '040 123 4567' };
const PLACE = { address: 'Koskikatu 14', postal_code: '96100', city: 'Rovaniemi' };
const MEMBER = {
  ...EMAIL,
  ...PERSON,
  password: 'lumi ja jää',
  postal_code: '96100',
  accept_terms: 'on',
  newsletter: 'on',
};
const COMPANY = { company_name: 'Firma', company_country: 'fi', vat_number: 'FI12345678', accept_billing: 'on' };
const ORDER = {
  ...{ ...EMAIL, ...PERSON, ...PLACE, delivery_method: 'home', delivery_location: '7', payment_method: 'card' },
  ...{ special_request: 'Soita.', use_bonus: 'on', accept_terms: 'on', customs: 'on', key: '0123456789abcdef' },
  ...{ expected_total: '100', expected_currency: 'eur' },
};
const QUESTION = { ...EMAIL, name: 'Aino', message: 'Hei.' };
const CARD = { variant: '7', value: '30', other: '40', template: '2', recipient: 'Aino', ...EMAIL, greeting: 'Hei.' };
const SERVICES = { repack: 'on', pikanouto: 'on', part_delivery: 'on', special_request: 'Soita.' };

/** Every form that is parsed by a schema, with something right in each of its fields. */
const FORMS: readonly [string, z.ZodType, Record<string, string>][] = [
  ['question', askForm, { ...QUESTION, subject: 'product', order_number: 'A1' }],
  [
    'offer to a company',
    corporateForm,
    { ...QUESTION, interest: 'gifts', company: 'Firma', vat_number: 'FI12345678', phone: '040 123 4567' },
  ],
  ['newsletter', newsletterForm, { ...EMAIL, consent: 'on' }],
  ['newsletter of companies', corporateNewsletterForm, { ...EMAIL, consent: 'on', company: 'Firma', name: 'Aino' }],
  ['member', memberForm, MEMBER],
  ['company', companyForm, { ...MEMBER, ...COMPANY }],
  ['mail', mailForm, EMAIL],
  ['new password', newPasswordForm, { password: 'lumi ja jää' }],
  ['log-in', logInForm, { username: 'aino@esimerkki.fi', password: 'lumi' }],
  ['order look-up', viewOrderForm, { ...EMAIL, order_number: 'A1' }],
  ['order', orderForm({ country: 'fi', needsCustoms: true }), ORDER],
  ['details', detailsForm('fi'), { ...PERSON, ...PLACE, country_code: 'fi', lang_code: 'fi' }],
  [
    'address',
    addressForm('fi'),
    { intent: 'save', id: '7', label: 'Koti', ...PERSON, ...PLACE, country_code: 'fi', is_default: 'on' },
  ],
  ['vote', voteForm, { model: '7', up: '7-1' }],
  ['restock notice', restockForm, { variant: '7', ...EMAIL }],
  ['shared wishlist', shareForm, { intent: 'share' }],
  ['heart', wishForm, { card: '7', next: '/' }],
  ['group', applyForGroup.body, { group: 'scout', member_number: '123 456' }],
  ['gift card', giftCardForm(true), CARD],
  [
    'cart: add',
    cartForm,
    { intent: 'add', productId: '7', amount: '2', mode: 'set', returnTo: '/', submission: '0123abcd' },
  ],
  ['cart: update', cartForm, { intent: 'update', id: '7', amount: '2', step: '1', returnTo: '/' }],
  ['cart: override', cartForm, { intent: 'override', id: '7', name: 'Olos', price: '12,50' }],
  ['cart: services', cartForm, { intent: 'services', ...SERVICES }],
  ['cart: code', cartForm, { intent: 'add-code', code: 'KEVAT' }],
  ['cart: divide', cartForm, { intent: 'divide', id: '7', 'to.oulu': '1', 'from.turku': '2' }],
];

const readBy = (form: FormData, schema: z.ZodType) => {
  const sent = parseForm(form, schema, { groups: ['to', 'from'] });
  return sent.status === 'success' ? sent.value : { refused: sent.status === 'error' ? sent.error : sent.status };
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test.each(FORMS)('each field of the form “%s” may come twice, and its first value counts', (_, schema, fields) => {
  const once = readBy(formOf(fields), schema);
  expect(once).not.toHaveProperty('refused');
  for (const name of Object.keys(fields)) {
    const twice = formOf(fields);
    twice.append(name, 'something else');
    expect(readBy(twice, schema), name).toEqual(once);
  }
});

test.each(FORMS)('parts and files in the place of a text of the form “%s” count as not sent', (_, schema, fields) => {
  for (const name of Object.keys(fields).filter((each) => !each.includes('.'))) {
    const { [name]: _left, ...others } = fields;
    const without = readBy(formOf(others), schema);
    for (const part of [`${name}[0]`, `${name}.x`, `${name}[]`]) {
      const form = formOf(others);
      form.append(part, 'x');
      expect(readBy(form, schema), part).toEqual(without);
    }
    const form = formOf(others);
    form.append(name, new File(['x'], 'x.txt'));
    expect(readBy(form, schema), `${name} as a file`).toEqual(without);
  }
});

test.each([
  ['application/x-www-form-urlencoded', 'name=Ai%00no&note=%00'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAi\0no\r\n--x\r\nContent-Disposition: form-data; name="note"\r\n\r\n\0\r\n--x--\r\n',
  ],
])('a NUL character in a text of %s is left out, and everything else is kept', async (type, body) => {
  const request = new Request('http://fi.localhost/', { method: 'POST', headers: { 'content-type': type }, body });
  const form = await readForm(request);
  expect([...form]).toEqual([
    ['name', 'Aino'],
    ['note', ''],
  ]);
});
