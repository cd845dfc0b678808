import { isPostcode } from '~/features/cart/rules/postcode';

type Method = { readonly id: string; readonly kind: string; readonly needsLocation: boolean };

/** The effective delivery method: the chosen one when offered, else the first. Undefined when none is offered. */
export function chosenMethod<M extends Method>(methods: readonly M[], chosen: string): M | undefined {
  return methods.find((method) => method.id === chosen) ?? methods[0];
}

/**
 * Whether pick-up locations can be listed. A postal code is needed before a pick-up point can be chosen (Specification 2
 * §5); stores are few and are listed without one.
 */
export function canListLocations(method: Method, postalCode: string, country: string): boolean {
  if (!method.needsLocation) return false;
  return method.kind === 'store' || isPostcode(postalCode, country);
}
