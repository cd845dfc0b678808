import { cartCount } from '~/features/cart/cart-cookie.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import { originFor } from '~/locale/host-language';
import type { BaseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { flashCookie, type Toast } from '~/server/shop-cookies.server';

/** What the frame of a page shows of the visitor. Never part of a page that others may see. */
export type Personal = {
  readonly cartCount: number;
  readonly toast: Toast | null;
  readonly isLoggedIn: boolean;
  /** The admin area, for the staff only. */
  readonly adminUrl: string | null;
};

const NOBODY: Personal = { cartCount: 0, toast: null, isLoggedIn: false, adminUrl: null };

/** The admin area (hallinta) stands beside the shop's Finnish host, in whatever environment that is. Specification 1 §6. */
export function adminAddress(url: URL): string {
  const { hosts, publicScheme } = storefrontSettings();
  const shop = new URL(originFor('fi', url, hosts, url.protocol === 'https:' ? 'https' : publicScheme));
  return `${shop.protocol}//hallinta.${shop.host.replace(/^(?:www|fi)\./, '')}/`;
}

/** Reads the visitor's part of the frame from cookies; for the shared cache there is no visitor. */
export async function loadPersonal(context: BaseContext): Promise<Personal> {
  if (context.shared) return NOBODY;
  const customer = await currentCustomer(context);
  return {
    cartCount: cartCount(context.request),
    toast: flashCookie.read(context.request) ?? null,
    isLoggedIn: customer !== undefined,
    adminUrl: customer?.isStaff ? adminAddress(context.url) : null,
  };
}
