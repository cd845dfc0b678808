import { cartCount } from '~/features/cart/cart-cookie.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { BaseContext } from '~/server/context.server';
import { flashCookie, type Toast } from '~/server/shop-cookies.server';

/** What the frame of a page shows of the visitor. Never part of a page that others may see. */
export type Personal = {
  readonly cartCount: number;
  readonly toast: Toast | null;
  readonly isLoggedIn: boolean;
  readonly isStaff: boolean;
};

const NOBODY: Personal = { cartCount: 0, toast: null, isLoggedIn: false, isStaff: false };

/** Reads the visitor's part of the frame from cookies; for the shared cache there is no visitor. */
export async function loadPersonal(context: BaseContext): Promise<Personal> {
  if (context.shared) return NOBODY;
  const customer = await currentCustomer(context);
  return {
    cartCount: cartCount(context.request),
    toast: flashCookie.read(context.request) ?? null,
    isLoggedIn: customer !== undefined,
    isStaff: customer?.isStaff ?? false,
  };
}
