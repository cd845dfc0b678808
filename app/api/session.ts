import { getCustomer } from 'contract/customer';
import type { OfferSegment } from 'contract/offer-segments';
import { type AccountCart, readAccountCart } from './account-cart';
import { type Api, read } from './request';

/** The logged-in customer. Specification 1 §3 (auth user). */
export type Customer = {
  readonly id: number | null;
  readonly email: string;
  /** Empty when it is not known. */
  readonly firstName: string;
  readonly wishlistModelIds: readonly number[];
  /** True: thumb up; false: thumb down. */
  readonly votedReviews: readonly { readonly id: number; readonly vote: boolean }[];
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  /** An organisation's user, or an admin. */
  readonly isOrg: boolean;
  readonly hashedEmail: string;
  /** Staff only. */
  readonly username: string | null;
  readonly postcode: string | null;
  /** Whose prices the customer pays: the club's, and those of groups and companies. */
  readonly segments: readonly OfferSegment[];
  readonly cart: AccountCart;
};

/** The customer with this token; undefined if it is no longer valid. @throws ApiError for an outage */
export async function readCustomer(api: Api): Promise<Customer | undefined> {
  const answer = await read(api, getCustomer, {});
  if (answer.status === 401) return undefined;
  const { customer, is_staff, is_admin, username, postcode } = answer.body;
  return {
    id: customer.id,
    email: customer.email,
    firstName: customer.first_name?.trim() ?? '',
    wishlistModelIds: customer.wishlist_model_ids,
    votedReviews: customer.voted_reviews,
    isStaff: is_staff,
    isAdmin: is_admin,
    isOrg: customer.is_org_user || is_admin,
    hashedEmail: customer.hashed_email,
    username: is_staff ? username : null,
    postcode,
    segments: [...new Set(['club' as const, ...customer.segments])],
    cart: readAccountCart(customer.cart_content, customer.cart_version),
  };
}
