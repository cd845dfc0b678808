import type { OfferSegment } from 'contract/offer-segments';
import { ApiError } from '~/api/api-error';
import { withShortTimeout } from '~/api/request';
import { type Customer, readCustomer } from '~/api/session';
import type { BaseContext } from '~/server/context.server';

/** By the access to the backend, which all contexts of one request share. */
const known = new WeakMap<BaseContext['api'], Promise<Customer | undefined>>();
/** Requests whose customer could not be asked for. */
const unreached = new WeakSet<BaseContext['api']>();
/** Requests whose token the backend rejected. */
const stale = new WeakSet<BaseContext['api']>();

/**
 * The logged-in customer, fetched once per request; undefined for a guest, for a token that the backend rejects, and while
 * the backend is down: the page is then the guest's.
 */
export function currentCustomer(context: BaseContext): Promise<Customer | undefined> {
  const asked = known.get(context.api);
  if (asked) return asked;
  const customer = context.auth
    ? readCustomer(withShortTimeout(context.api)).then(
        (customer) => customer ?? asGuest(context),
        (error: unknown) => validateAsGuestOnRejection(context, error),
      )
    : Promise.resolve(undefined);
  known.set(context.api, customer);
  return customer;
}

/** Whether the visitor is staff and sees unpublished content. Always false on shared pages. */
export async function isStaff(context: BaseContext): Promise<boolean> {
  return !context.shared && ((await currentCustomer(context))?.isStaff ?? false);
}

/** Whose prices the visitor pays: the club's for everybody with an account, and those of groups. None on shared pages. */
export async function segmentsOf(context: BaseContext): Promise<readonly OfferSegment[]> {
  return context.shared ? [] : ((await currentCustomer(context))?.segments ?? []);
}

/**
 * Whether the log-in has ended, so that its cookie must be cleared. Specification 1 §4: a failed user fetch logs the user
 * out.
 */
export async function isLogInOver(context: BaseContext): Promise<boolean> {
  await currentCustomer(context);
  return stale.has(context.api);
}

/** Whether nobody knows who the visitor is, because the backend does not answer. */
export async function isCustomerUnreached(context: BaseContext): Promise<boolean> {
  await currentCustomer(context);
  return unreached.has(context.api);
}

function asGuest(context: BaseContext): undefined {
  stale.add(context.api);
}

function validateAsGuestOnRejection(context: BaseContext, error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  // some backends use this status for a blocked account; an outage does not end the log-in
  if (error.backendStatus === 403) asGuest(context);
  else if (error.status >= 500) unreached.add(context.api);
}
