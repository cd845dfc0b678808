import { isStaff } from '~/features/session/current-customer.server';
import type { Verb } from './cart-plan';
import { overrideRow } from './rules/override';
import { divideRow } from './rules/transfer';

/** Gives a row another name or price; only for staff, and the backend looks again. */
export const override: Verb<'override'> = async (context, { id, name, price }) => {
  if (!(await isStaff(context))) return { refused: { ok: false, text: context.t('cart-answers')('refused.unclear') } };
  return { change: (cart) => overrideRow(cart, id, { name, priceCents: price }), said: 'overridden' };
};

/** Divides a row of a transfer request among stores; only for staff, and the backend looks again. Specification 1 §4 */
export const divide: Verb<'divide'> = async (context, { id, to, from }) => {
  if (!(await isStaff(context))) return { refused: { ok: false, text: context.t('cart-answers')('refused.unclear') } };
  return { change: (cart) => divideRow(cart, id, { to, from }), said: 'divided' };
};

/** Whether the errors of a form are about the units of a store. */
export const isAboutStores = (error: Record<string, unknown> | null): boolean =>
  Object.keys(error ?? {}).some((field) => /^(?:to|from)(?:\.|\[|$)/.test(field));
