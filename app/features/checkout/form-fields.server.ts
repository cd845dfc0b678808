import { type CheckoutDraft, EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import type { Ticked } from './payment-view';

/**
 * The field name for a delivery method's chosen location: one per method, so that one method's choice is not sent for
 * another.
 */
export function locationField(methodId: string): string {
  return `location_${methodId}`;
}

function text(form: FormData, name: string, max = 254): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, max) : '';
}

/** The submitted form with the chosen method's location under one common name. */
export function withLocation(form: FormData): FormData {
  const whole = new FormData();
  for (const [name, value] of form) if (typeof value === 'string') whole.append(name, value);
  whole.set('delivery_location', text(form, locationField(text(form, 'delivery_method'))));
  return whole;
}

/** The checkboxes that were ticked. */
export function ticksOf(form: FormData): Ticked {
  return { customs: form.get('customs') === 'on', terms: form.get('accept_terms') === 'on' };
}

/**
 * The draft with everything that was typed, valid or not, so that nothing is lost. It continues the order attempt of the
 * previous draft.
 */
export function draftOf(form: FormData, before: CheckoutDraft): CheckoutDraft {
  const deliveryMethod = text(form, 'delivery_method');
  const key = text(form, 'key', 100);
  return {
    ...EMPTY_DRAFT,
    firstName: text(form, 'first_name'),
    lastName: text(form, 'last_name'),
    address: text(form, 'address'),
    postalCode: text(form, 'postal_code').trim(),
    city: text(form, 'city'),
    phone: text(form, 'phone'),
    email: text(form, 'email'),
    deliveryMethod,
    deliveryLocation: text(form, locationField(deliveryMethod)),
    paymentMethod: text(form, 'payment_method'),
    specialRequest: text(form, 'special_request', 500),
    wantsRepack: before.wantsRepack,
    wantsPikanouto: before.wantsPikanouto,
    wantsParts: before.wantsParts,
    usesBonus: form.get('use_bonus') === 'on',
    klarnaId: before.klarnaId,
    giosgChatter: before.giosgChatter,
    key: /^[\w-]{16,100}$/.test(key) ? key : before.key,
    reference: before.reference,
    payTo: before.payTo,
    paidKey: before.paidKey,
    paidReference: before.paidReference,
  };
}
