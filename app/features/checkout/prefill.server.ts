import { type Account, readAccount } from '~/api/account';
import { type Address, listAddresses } from '~/api/account-addresses';
import { withShortTimeout } from '~/api/request';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** The fields of the form that an account can fill in. */
const FILLED = ['firstName', 'lastName', 'address', 'postalCode', 'city', 'phone', 'email'] as const;

/**
 * Fills the untouched order form of a person: with the default address, else the first one in the delivery country, else the
 * address of the person's details. Where none is in that country, only name, phone and e-mail are filled in.
 * @param country delivery country, two letters, lower case
 */
export function fillFromAccount(
  draft: CheckoutDraft,
  account: Account,
  addresses: readonly Address[],
  country: string,
): CheckoutDraft {
  if (FILLED.some((field) => draft[field] !== '')) return draft;
  const { email, phone, firstName, lastName } = account;
  const inCountry = addresses.filter((address) => address.country === country);
  const home = account.country === country && account.address !== '' ? account : undefined;
  const place = inCountry.find(({ isDefault }) => isDefault) ?? inCountry[0] ?? home;
  if (!place) return { ...draft, email, phone, firstName, lastName };
  return {
    ...draft,
    email,
    phone: place.phone || phone,
    firstName: place.firstName,
    lastName: place.lastName,
    address: place.address,
    postalCode: place.postalCode,
    city: place.city,
  };
}

/** The order form as a signed-in person finds it; unchanged for guests, and while the account cannot be read. */
export async function prefilled(context: ShopContext, draft: CheckoutDraft): Promise<CheckoutDraft> {
  if (!(await currentCustomer(context))) return draft;
  const api = withShortTimeout(context.api);
  const known = Promise.all([readAccount(api), listAddresses(api)]);
  const read = await orLogged(known, undefined, 'address of the account');
  return read ? fillFromAccount(draft, ...read, context.locale.country) : draft;
}
