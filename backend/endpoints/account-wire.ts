import type { getAccount, getAccountOverview } from 'contract/account';
import type { customerAddress, saveAddress } from 'contract/account-addresses';
import type { z } from 'zod';
import type { Address, AddressToSave } from '../domain/customers/addresses';
import type { Account, AccountOverview } from '../domain/customers/details';
import { memberNumber } from '../domain/customers/member-number';
import { toEuros } from '../domain/pricing/pricing';

/** An account in the contract's words. */
export function presentAccount(customerId: number, account: Account): z.input<(typeof getAccount)['answers'][200]> {
  const { company } = account;
  return {
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    address: account.address,
    postal_code: account.postalCode,
    city: account.city,
    country_code: account.country,
    lang_code: account.language,
    member_number: memberNumber(customerId),
    joined: account.createdAt.toISOString(),
    company: company && {
      name: company.name,
      vat_number: company.vatNumber,
      country_code: company.country,
      accepts_billing: company.acceptsBilling,
      is_verified: company.verifiedAt !== null,
    },
  };
}

/** An overview in the contract's words. */
export function presentOverview(overview: AccountOverview): z.input<(typeof getAccountOverview)['answers'][200]> {
  const { lastOrder } = overview;
  return {
    order_count: overview.orderCount,
    wishlist_count: overview.wishlistCount,
    address_count: overview.addressCount,
    bonus_balance: toEuros(overview.bonusCents),
    last_order: lastOrder && {
      order_number: lastOrder.number,
      status: lastOrder.status,
      placed: lastOrder.placed,
      display_total_minor: lastOrder.totalHundredths,
      currency_code: lastOrder.currency,
    },
  };
}

/** An address in the contract's words. */
export function presentAddress(address: Address): z.input<typeof customerAddress> {
  return {
    id: address.id,
    label: address.label,
    first_name: address.firstName,
    last_name: address.lastName,
    address: address.address,
    postal_code: address.postalCode,
    city: address.city,
    country_code: address.country,
    phone: address.phone,
    is_default: address.isDefault,
  };
}

/** An address to be saved, from the contract's words. */
export function savedAddress(body: z.output<(typeof saveAddress)['body']>): AddressToSave {
  return {
    id: body.id ?? null,
    label: body.label,
    firstName: body.first_name,
    lastName: body.last_name,
    address: body.address,
    postalCode: body.postal_code,
    city: body.city,
    country: body.country_code,
    phone: body.phone,
    isDefault: body.is_default,
  };
}
