import type { CheckoutRequest } from 'contract/checkout';
import type { CartFault } from './cart-row';
import type { CheckoutText, SayCheckout } from './checkout-texts';

/** Null, false, and empty lists and objects all mean that a feature was not asked for. */
function isAskedFor(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** What a cart asks for that the shop does not sell yet: each is said, and such a cart cannot be ordered. */
export function notYetFaults(request: CheckoutRequest, say: SayCheckout): CartFault[] {
  const asked: [CheckoutText, unknown][] = [
    ['giftCardsNotYet', request.gift_card_products],
    ['bundlesNotYet', request.bundles.length > 0 || request.products.some((row) => isAskedFor(row.bundleHash))],
    ['campaignsNotYet', request.giftcampaign_data],
    [
      'staffOrdersNotYet',
      [
        request.enterprise_order,
        request.transfer_request_from,
        request.transfer_request_to,
        request.add_on_order,
        request.card_checkout_mode,
      ].some(isAskedFor),
    ],
    ['repackNotYet', request.repack],
    ['pikanoutoNotYet', request.pikanouto],
    ['partDeliveryNotYet', request.delivery_extra_data.part_delivery],
  ];
  return asked.filter(([, value]) => isAskedFor(value)).map(([key]) => ({ kind: 'notYet', text: say(key) }));
}
