import { getCustomer, logOut, postBugReport, saveCustomerCart } from 'contract/customer';
import { Hono } from 'hono';
import { saveAccountCart } from '../domain/cart/save-cart';
import { tokenOf } from '../domain/customers/caller';
import { hashedEmail, readCustomerData } from '../domain/customers/customer';
import { revokeToken } from '../domain/customers/sessions';
import { readSegments } from '../domain/offers/segments';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv, NOT_LOGGED_IN } from './serve';

/** The customer behind a token. */
export function customerEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getCustomer, async ({ backend, caller, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const segments = await readSegments(backend.db, known.customerId, now);
    const [data] = await readCustomerData(backend.pool, known.customerId);
    if (!data) return NOT_LOGGED_IN;
    return {
      customer: {
        id: known.customerId,
        wishlist_model_ids: [...data.wishes],
        voted_reviews: [...data.votes],
        is_org_user: known.isOrgUser,
        hashed_email: hashedEmail(known.email),
        email: known.email,
        first_name: data.firstName,
        cart_content: data.cartContent,
        cart_version: data.cartVersion,
        segments,
      },
      is_staff: known.isStaff,
      is_admin: known.isAdmin,
      username: known.isStaff || known.isAdmin ? known.username : null,
      postcode: data.postalCode === '' ? null : data.postalCode,
    };
  });

  answer(area, saveCustomerCart, async ({ backend, caller, body }) => {
    const known = await caller();
    const cart = known && (await saveAccountCart(backend.db, known.customerId, body.products, body.cart_version));
    if (!cart) return NOT_LOGGED_IN;
    return { is_saved: cart.isSaved, cart_content: cart.content, cart_version: cart.version };
  });

  // Logging out twice is not an error.
  answer(area, logOut, async ({ backend, headers, now }) => {
    const token = tokenOf(headers.get('authorization'));
    if (token) await revokeToken(backend.db, token, now);
    return {};
  });

  notYet(area, postBugReport);
  return area;
}
