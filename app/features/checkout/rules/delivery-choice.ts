import { isPostcode } from './postcode';

type Method = { readonly id: string; readonly kind: string; readonly needsLocation: boolean };

/** The method that counts: the one chosen when it is offered, else the first. Undefined when nothing is offered. */
export function chosenMethod<M extends Method>(methods: readonly M[], chosen: string): M | undefined {
  return methods.find((method) => method.id === chosen) ?? methods[0];
}

/**
 * Whether places to collect an order can be listed. A postal code is needed before a pick-up point can be chosen
 * (Specification 2 §5); stores are few and are listed without one.
 */
export function canListLocations(method: Method, postalCode: string, country: string): boolean {
  if (!method.needsLocation) return false;
  return method.kind === 'store' || isPostcode(postalCode, country);
}
