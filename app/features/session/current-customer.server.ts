import { ApiError } from '~/api/api-error';
import { type Customer, readCustomer } from '~/api/session';
import type { BaseContext } from '~/server/context.server';

const known = new WeakMap<BaseContext, Promise<Customer | undefined>>();

/**
 * The logged-in customer, asked for once a request; undefined for a guest, for a token the backend no longer takes, and
 * while the backend is down: the page is then shown as to a guest.
 */
export function currentCustomer(context: BaseContext): Promise<Customer | undefined> {
  const asked = known.get(context);
  if (asked) return asked;
  const customer = context.auth ? readCustomer(context.api).catch(asGuest) : Promise.resolve(undefined);
  known.set(context, customer);
  return customer;
}

/** Whether the page is made for a member of the club, who pays its prices. Never on a page for everybody. */
export async function isMember(context: BaseContext): Promise<boolean> {
  return !context.shared && (await currentCustomer(context)) !== undefined;
}

function asGuest(error: unknown): undefined {
  if (error instanceof ApiError) return undefined;
  throw error;
}
