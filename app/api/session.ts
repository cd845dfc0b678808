import { getCustomer } from 'contract/customer';
import { type Api, read } from './request';

/** The logged-in person as the shop's pages need them. Specification 1 §3 (auth user). */
export type Customer = {
  readonly id: number | null;
  readonly email: string;
  readonly wishlistModelIds: readonly number[];
  /** Up is true, down is false. */
  readonly votedReviews: readonly { readonly id: number; readonly vote: boolean }[];
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  /** An organisation's user, or an admin. */
  readonly isOrg: boolean;
  readonly hashedEmail: string;
  /** Staff only. */
  readonly username: string | null;
  readonly postcode: string | null;
};

/** Who the token belongs to. @throws ApiError, with status 401 or 403 when the token is no longer good */
export async function readCustomer(api: Api): Promise<Customer> {
  const { customer, is_staff, is_admin, username, postcode } = await read(api, getCustomer, {});
  return {
    id: customer.id,
    email: customer.email,
    wishlistModelIds: customer.wishlist_model_ids,
    votedReviews: customer.voted_reviews,
    isStaff: is_staff,
    isAdmin: is_admin,
    isOrg: customer.is_org_user || is_admin,
    hashedEmail: customer.hashed_email,
    username: is_staff ? username : null,
    postcode,
  };
}
