import type { OfferSegment } from 'contract/offer-segments';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import { isTransferRequest, type StaffChoices } from '~/features/staff/staff-choices';
import { readStaffChoices } from '~/features/staff/staff-choices.server';
import { originFor } from '~/locale/host-language';
import type { BaseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { flashCookie, type Toast } from '~/server/shop-cookies.server';

/** Personal data in a page's header and footer. Never part of a shared page. */
export type Personal = {
  readonly cartCount: number;
  readonly toast: Toast | null;
  readonly isLoggedIn: boolean;
  /** The first name, else the e-mail address; empty for a guest. */
  readonly name: string;
  /** Whose prices the visitor pays; none for a guest. */
  readonly segments: readonly OfferSegment[];
  /** Ids of the models on the customer's wishlist. */
  readonly wishes: readonly number[];
  /** Null for everybody but staff. */
  readonly staff: StaffBarData | null;
};

const GUEST: Personal = {
  cartCount: 0,
  toast: null,
  isLoggedIn: false,
  name: '',
  segments: [],
  wishes: [],
  staff: null,
};

/** The admin area (hallinta) is a sibling of the shop's Finnish host in every environment. Specification 1 §6. */
export function adminAddress(url: URL): string {
  const { hosts, publicScheme } = storefrontSettings();
  const shop = new URL(originFor('fi', url, hosts, url.protocol === 'https:' ? 'https' : publicScheme));
  return `${shop.protocol}//hallinta.${shop.host.replace(/^(?:www|fi)\./, '')}/`;
}

/** What the bar for staff says. */
export type StaffBarData = {
  /** Address of the admin area. */
  readonly adminUrl: string;
  /** The customer that is ordered for. */
  readonly customer: StaffChoices['customer'];
  /** The person works at the desk. */
  readonly hasDesk: boolean;
  /** Ways of ordering that are on, by their names. */
  readonly modes: readonly string[];
};

async function loadStaffBar(context: BaseContext, hasDesk: boolean): Promise<StaffBarData> {
  const choices = await readStaffChoices(context);
  const t = context.t('staff');
  const modes = [
    isTransferRequest(choices) && t('mode.transfer'),
    choices.enterpriseOrder !== null && t('mode.enterprise'),
    choices.isCardCheckout && t('mode.card'),
  ];
  return {
    adminUrl: adminAddress(context.url),
    customer: choices.customer,
    hasDesk,
    modes: modes.filter((mode) => mode !== false),
  };
}

/** Reads the personal data from cookies; shared pages have none. */
export async function loadPersonal(context: BaseContext): Promise<Personal> {
  if (context.shared) return GUEST;
  const customer = await currentCustomer(context);
  return {
    cartCount: cartCount(context.request),
    toast: flashCookie.read(context.request) ?? null,
    isLoggedIn: customer !== undefined,
    name: customer ? customer.firstName || customer.email : '',
    segments: customer?.segments ?? [],
    wishes: customer?.wishlistModelIds ?? [],
    staff: customer?.isStaff ? await loadStaffBar(context, customer.isAdmin) : null,
  };
}
