import {
  chooseDefaultAddress,
  getAddresses,
  MAX_ADDRESSES,
  removeAddress,
  saveAddress,
} from 'contract/account-addresses';
import type { Saved } from './account';
import { bodyOf } from './call-result';
import { readRefusal } from './refusal';
import { type Api, read, submit } from './request';

export { MAX_ADDRESSES };

/** A delivery address of the signed-in person. */
export type Address = {
  readonly id: number;
  /** What the person calls it; may be empty. */
  readonly label: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** Two letters, lower case. */
  readonly country: string;
  readonly phone: string;
  readonly isDefault: boolean;
};

/*
 * Every function throws the ApiError of a 401 when the session is over, and of an outage. An address that the person does not have is
 * `missing`.
 */

/** The person's addresses, the default first. */
export async function listAddresses(api: Api): Promise<Address[]> {
  const addresses = bodyOf(await read(api, getAddresses, {}));
  return addresses.map((each) => ({
    id: each.id,
    label: each.label,
    firstName: each.first_name,
    lastName: each.last_name,
    address: each.address,
    postalCode: each.postal_code,
    city: each.city,
    country: each.country_code,
    phone: each.phone,
    isDefault: each.is_default,
  }));
}

/** Adds an address, or changes the one with the id. */
export async function keepAddress(
  api: Api,
  { id, ...address }: Omit<Address, 'id'> & { readonly id: number | null },
): Promise<Saved | 'missing'> {
  const answer = await submit(api, saveAddress, {
    body: {
      id,
      label: address.label,
      first_name: address.firstName,
      last_name: address.lastName,
      address: address.address,
      postal_code: address.postalCode,
      city: address.city,
      country_code: address.country,
      phone: address.phone,
      is_default: address.isDefault,
    },
  });
  if (answer.status === 400) return { ok: false, refusal: readRefusal(answer.body) };
  if (answer.status === 404) return 'missing';
  bodyOf(answer);
  return { ok: true };
}

/** @returns whether the person had the address */
export async function dropAddress(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, removeAddress, { body: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}

/** @returns whether the person has the address */
export async function preferAddress(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, chooseDefaultAddress, { body: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
