import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import {
  type Address,
  dropAddress,
  keepAddress,
  listAddresses,
  MAX_ADDRESSES,
  preferAddress,
} from '~/api/account-addresses';
import { requiredLine } from '~/features/cart/required-line';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { inAccount, loadAccountPage } from './account-page.server';
import { ADDRESS_PARAM, NEW_ADDRESS } from './address-query';
import { countryChoices } from './countries.server';
import { countryField, fieldTexts, optionalLine, optionalPhone, requiredPostcode } from './person-fields';

/** The address that `?address=` asks to change; null for a new one, undefined when the page shows the list. */
function openAddress(context: ShopContext, addresses: readonly Address[]): Address | null | undefined {
  const asked = context.url.searchParams.get(ADDRESS_PARAM);
  if (asked === null) return undefined;
  if (asked === NEW_ADDRESS) return null;
  const found = addresses.find(({ id }) => String(id) === asked);
  return found ?? notFound(context.t('account')('addresses.missing'), pathTo('accountAddresses', context.language));
}

export const loadAddresses = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountAddresses', async (context, account) => {
    const addresses = await listAddresses(context.api);
    const open = openAddress(context, addresses);
    const start = open ?? {
      ...account,
      id: null,
      label: '',
      country: context.locale.country,
      // the name is probably the person's own, the place is another
      address: '',
      postalCode: '',
      city: '',
      isDefault: addresses.length === 0,
    };
    return {
      addresses,
      isFull: addresses.length >= MAX_ADDRESSES,
      max: MAX_ADDRESSES,
      form: open === undefined ? null : { address: start, countries: await countryChoices(context, start.country) },
    };
  });

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** All changes that a form can make to the addresses. @param country whose postcodes it takes */
export const addressForm = (country: string) =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('save'),
      id: id.optional(),
      label: optionalLine(40),
      first_name: requiredLine(100),
      last_name: requiredLine(100),
      address: requiredLine(200),
      postal_code: requiredPostcode(country),
      city: requiredLine(100),
      country_code: countryField,
      phone: optionalPhone,
      is_default: z.literal('on').optional(),
    }),
    z.object({ intent: z.literal('remove'), id }),
    z.object({ intent: z.literal('prefer'), id }),
  ]);
type AddressForm = z.output<ReturnType<typeof addressForm>>;

function addressOf(form: Extract<AddressForm, { intent: 'save' }>) {
  return {
    id: form.id ?? null,
    label: form.label,
    firstName: form.first_name,
    lastName: form.last_name,
    address: form.address,
    postalCode: form.postal_code,
    city: form.city,
    country: form.country_code,
    phone: form.phone,
    isDefault: form.is_default === 'on',
  };
}

/** Adds, changes, removes and prefers addresses. */
export async function changeAddresses(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, language } = context;
  const t = { account: context.t('account'), checkout: context.t('checkout') };
  const form = await readForm(args.request);
  const country = String(form.get('country_code') ?? '');
  const sent = parseForm(form, addressForm(country));
  if (sent.status !== 'success') {
    const fieldErrors = fieldTexts(t, sent.status === 'error' ? sent.error : null, country);
    return data({ text: '', result: sent.reply({ fieldErrors }) }, 400);
  }
  const list = pathTo('accountAddresses', language);
  const done = (key: 'addresses.saved' | 'addresses.removed' | 'addresses.preferred') =>
    redirectWithToast(list, { type: 'success', text: t.account(key) });
  const missing = (): never => notFound(t.account('addresses.missing'), list);
  const { value } = sent;
  switch (value.intent) {
    case 'remove':
      return (await inAccount(context, dropAddress(api, value.id))) ? done('addresses.removed') : missing();
    case 'prefer':
      return (await inAccount(context, preferAddress(api, value.id))) ? done('addresses.preferred') : missing();
    case 'save': {
      const saved = await inAccount(context, keepAddress(api, addressOf(value)));
      if (saved === 'missing') return missing();
      if (saved.ok) return done('addresses.saved');
      const { fieldErrors, messages } = saved.refusal;
      const texts = Object.fromEntries(Object.entries(fieldErrors).map(([field, said]) => [field, [...said]]));
      return data({ text: messages.join(' '), result: sent.reply({ fieldErrors: texts }) }, 400);
    }
  }
}
