import { randomUUID } from 'node:crypto';
import { ApiError } from '~/api/api-error';
import type { CheckedCart, DeliveryMethod } from '~/api/checked-cart';
import { listDeliveryLocations } from '~/api/checkout';
import { backToCart, checkCurrentCart } from '~/features/cart/check-cart.server';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import { postcodeRule } from '~/features/cart/rules/postcode';
import { priceChanges } from '~/features/cart/seen-prices.server';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { type Locations, NOTHING_TICKED, type PaymentState, type PaymentView, type Ticked } from './payment-view';
import { customsText } from './rules/customs';
import { canListLocations, chosenMethod } from './rules/delivery-choice';

function choicesOf(draft: CheckoutDraft, deliveryMethod: string) {
  const { postalCode, specialRequest } = draft;
  return { page: 'checkout' as const, deliveryMethod, postalCode: postalCode.slice(0, 12), specialRequest };
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
  const blocked = [...checked.rows, ...checked.giftRows].find((row) => row.notice !== '');
  if (!blocked) return;
  const text = `${blocked.name}: ${blocked.notice}`;
  throw redirectWithToast(pathTo('cart', context.language), { type: 'error', text }, { status: 302 });
}

/** Adds a key to the draft unless its order attempt already has one. */
export function withKey(draft: CheckoutDraft): CheckoutDraft {
  return draft.key === '' ? { ...draft, key: randomUUID() } : draft;
}

/**
 * Builds the payment page for the form as filled in so far: the cart validated with the chosen delivery method, and that
 * method's locations. An empty cart redirects to the cart.
 * @throws Response a redirect to the cart
 */
export async function makePaymentView(
  context: ShopContext,
  given: CheckoutDraft,
  ticked: Ticked = NOTHING_TICKED,
): Promise<PaymentState> {
  const draft = withKey(given);
  let cart = await checkCurrentCart(context, choicesOf(draft, draft.deliveryMethod));
  if (cart.state === 'empty') backToCart(context);
  if (cart.state !== 'ready') return cart;
  const method = chosenMethod(cart.checked.deliveryMethods, draft.deliveryMethod);
  if (method && method.id !== draft.deliveryMethod) {
    // the sums must include the delivery method shown as chosen
    cart = await checkCurrentCart(context, choicesOf(draft, method.id));
    if (cart.state === 'empty') backToCart(context);
    if (cart.state !== 'ready') return cart;
  }
  refuseBlockedRows(context, cart.checked);
  const { inputMode } = postcodeRule(context.locale.country);
  const hasStores = method?.kind === 'store' && cart.checked.pickupStores.length > 0;
  const locations: Locations = hasStores ? { state: 'none' } : await findLocations(context, method, draft);
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
      deliveryMethod: method?.id ?? '',
    },
    ticked,
  };
  return { state: 'ready', view };
}
