import type { CheckoutRequest } from 'contract/checkout';
import type { CartFault } from './cart-row';
import type { CheckoutText, SayCheckout } from './checkout-texts';

/** Null, false, and empty lists and objects all mean that a feature was not requested. */
function isRequested(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/**
 * Features that a cart requests and the shop does not support yet. Each is reported, and such a cart cannot be ordered. Ways of
 * ordering that only staff have are ignored for everybody else.
 */
export function unsupportedFaults(request: CheckoutRequest, isStaff: boolean, say: SayCheckout): CartFault[] {
  const requested: [CheckoutText, unknown][] = [['staffOrdersNotYet', isStaff && request.enterprise_order]];
  return requested.filter(([, value]) => isRequested(value)).map(([key]) => ({ kind: 'notYet', text: say(key) }));
}
