import { randomUUID } from 'node:crypto';
import { ApiError } from '~/api/api-error';
import type { CheckedCart } from '~/api/checked-cart';
import type { DeliveryMethod } from '~/api/checked-delivery';
import { listDeliveryLocations } from '~/api/checkout';
import type { CartState } from '~/features/cart/cart-state';
import { backToCart, checkCurrentCart } from '~/features/cart/check-cart.server';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import { postcodeRule } from '~/features/cart/rules/postcode';
import { priceChanges } from '~/features/cart/seen-prices.server';
import { labelled } from '~/locale/labelled';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { type Locations, NOTHING_TICKED, type PaymentState, type PaymentView, type Ticked } from './payment-view';
import { customsText } from './rules/customs';
import { canListLocations, chosenMethod } from './rules/delivery-choice';

/** A visitor at the checkout, and the path of the terms of sale. */
export type CheckoutContext = ShopContext & { readonly termsPath: string };

/** The path of the terms of a shop that has no page of them. */
export const noTerms = () => '/';

function choicesOf({ url, termsPath }: CheckoutContext, draft: CheckoutDraft) {
  const { postalCode, specialRequest, usesBonus, klarnaId, deliveryMethod, deliveryLocation } = draft;
  const snippet = { deliveryLocation, host: url.hostname, termsPath };
  const typed = { postalCode: postalCode.slice(0, 12), specialRequest, usesBonus, klarnaId };
  return { page: 'checkout' as const, deliveryMethod, ...typed, snippet };
}

async function findLocations(
  context: ShopContext,
  method: DeliveryMethod | undefined,
  draft: CheckoutDraft,
): Promise<Locations> {
  const { country } = context.locale;
  if (!method?.needsLocation) return { state: 'none' };
  if (!canListLocations(method, draft.postalCode, country)) return { state: 'postcode' };
  try {
    const postalCode = draft.postalCode.trim().slice(0, 10);
    return {
      state: 'listed',
      list: await listDeliveryLocations(context.api, { deliveryMethod: method.id, postalCode, country }),
    };
  } catch (error) {
    if (error instanceof ApiError) return { state: 'failed' };
    throw error;
  }
}

/** The town of a postcode, taken from a location with the same postcode; else empty. */
function townOfPostcode(postalCode: string, locations: Locations): string {
  if (locations.state !== 'listed') return '';
  const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
  return locations.list.find((place) => plain(place.postalCode) === plain(postalCode))?.city ?? '';
}

/** Redirects to the cart when rows cannot be ordered; the cart explains what to do. @throws Response */
function refuseBlockedRows(context: ShopContext, checked: CheckedCart): void {
  const blocked = [...checked.rows, ...checked.bundles, ...checked.giftRows].find((row) => row.notice !== '');
  if (!blocked) return;
  const text = labelled(context.t('common'), blocked.name, blocked.notice);
  throw redirectWithToast(pathTo('cart', context.language), { type: 'error', text }, { status: 302 });
}

/** Adds a key to the draft unless its order attempt already has one. */
export function withKey(draft: CheckoutDraft): CheckoutDraft {
  return draft.key === '' ? { ...draft, key: randomUUID() } : draft;
}

/** The pick-up place that the page shows as chosen: the one chosen before, else the first. */
function shownLocation(draft: CheckoutDraft, locations: Locations, stores: readonly { readonly id: string }[]): string {
  const listed = locations.state === 'listed' ? locations.list : stores;
  return (listed.find(({ id }) => id === draft.deliveryLocation) ?? listed[0])?.id ?? '';
}

type Checked = Exclude<CartState, { readonly state: 'empty' }>;

/** The cart for a form. @throws Response a redirect to an empty cart */
async function checkFor(context: CheckoutContext, draft: CheckoutDraft): Promise<Checked> {
  const cart = await checkCurrentCart(context, choicesOf(context, draft));
  if (cart.state === 'empty') backToCart(context);
  return cart;
}

/**
 * Builds the payment page for the form as filled in so far: the cart validated with the chosen delivery method, and that
 * method's locations. An empty cart redirects to the cart. Where Klarna's snippet is offered, the cart is validated once more when the
 * place that is shown as chosen is not the one that Klarna was told.
 * @throws Response a redirect to the cart
 */
export async function makePaymentView(
  context: CheckoutContext,
  given: CheckoutDraft,
  ticked: Ticked = NOTHING_TICKED,
): Promise<PaymentState> {
  let draft = withKey(given);
  let cart = await checkFor(context, draft);
  if (cart.state !== 'ready') return cart;
  const method = chosenMethod(cart.checked.deliveryMethods, draft.deliveryMethod);
  if (method && method.id !== draft.deliveryMethod) {
    // the sums must include the delivery method shown as chosen
    draft = { ...draft, deliveryMethod: method.id, klarnaId: cart.checked.klarna?.id ?? draft.klarnaId };
    cart = await checkFor(context, draft);
    if (cart.state !== 'ready') return cart;
  }
  refuseBlockedRows(context, cart.checked);
  const { inputMode } = postcodeRule(context.locale.country);
  const hasStores = method?.kind === 'store' && cart.checked.pickupStores.length > 0;
  const locations: Locations = hasStores ? { state: 'none' } : await findLocations(context, method, draft);
  const place = shownLocation(draft, locations, hasStores ? cart.checked.pickupStores : []);
  if (cart.checked.showsKlarna && place !== '' && place !== draft.deliveryLocation) {
    draft = { ...draft, deliveryLocation: place, klarnaId: cart.checked.klarna?.id ?? draft.klarnaId };
    cart = await checkFor(context, draft);
    if (cart.state !== 'ready') return cart;
  }
  const view: PaymentView = {
    made: Date.now(),
    units: cart.units,
    checked: cart.checked,
    deliveryMethod: method?.id ?? '',
    locations,
    changes: priceChanges(cart.checked, context.request),
    customs: customsText(context.locale.country) ?? null,
    postcode: { inputMode },
    draft: {
      ...draft,
      city: draft.city || townOfPostcode(draft.postalCode, locations),
      // a gift that goes to the company asks nobody for an address
      ...cart.checked.gift?.place,
      deliveryMethod: method?.id ?? '',
      klarnaId: cart.checked.klarna?.id ?? '',
    },
    ticked,
  };
  return { state: 'ready', view };
}
