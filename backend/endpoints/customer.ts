import {
  activateAccount,
  confirmPasswordReset,
  convertToken,
  deleteAccount,
  getCustomer,
  logIn,
  logOut,
  postBugReport,
  postEnterpriseOrder,
  registerCustomer,
  requestPasswordReset,
  stopReminders,
  toggleWishlist,
} from 'contract/customer';
import { Hono } from 'hono';
import { tokenOf } from '../domain/customers/caller';
import { hashedEmail, readCustomerData, revokeToken } from '../domain/customers/customer';
import { Unauthorised } from '../domain/errors/refusals';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** The customer behind a token. Accounts themselves come later. */
export function customerEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getCustomer, async ({ backend, requireCaller }) => {
    const caller = await requireCaller();
    const data = await readCustomerData(backend.db, caller.customerId);
    if (!data) throw new Unauthorised();
    return {
      customer: {
        id: caller.customerId,
        wishlist_model_ids: [],
        voted_reviews: [],
        is_org_user: caller.isOrgUser,
        hashed_email: hashedEmail(caller.email),
        email: caller.email,
        cart_content: data.cartContent,
      },
      is_staff: caller.isStaff,
      is_admin: caller.isAdmin,
      username: caller.isStaff || caller.isAdmin ? caller.username : null,
      postcode: data.postalCode === '' ? null : data.postalCode,
    };
  });

  // Logging out twice is no error: the log-in is over either way.
  answer(area, logOut, async ({ backend, headers, now }) => {
    const token = tokenOf(headers.get('authorization'));
    if (token) await revokeToken(backend.db, token, now);
    return {};
  });

  notYet(
    area,
    convertToken,
    logIn,
    registerCustomer,
    activateAccount,
    requestPasswordReset,
    confirmPasswordReset,
    deleteAccount,
    stopReminders,
    toggleWishlist,
    postEnterpriseOrder,
    postBugReport,
  );
  return area;
}
