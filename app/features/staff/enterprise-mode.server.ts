import { z } from 'zod';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { BaseContext } from '~/server/context.server';
import { encryptedCookie } from '~/server/cookies.server';
import { readStaffChoices } from './staff-choices.server';

/** The order that somebody of a company adds products to, until the browser is closed; it counts for that account only. */
const cookie = encryptedCookie('enterprise', z.object({ customerId: z.int(), id: z.int() }));

/** The enterprise order that the product pages add to, and whether it is the visitor's own. */
export type EnterpriseMode = { readonly id: number; readonly isOwn: boolean };

/**
 * The enterprise order that products are collected for: the one whose number a seller has chosen, or the own one of somebody of a
 * company. Specification 1 §3 (checkout state `enterpriseOrder`), 2 §4.
 * @returns null for everybody else, whatever their cookies say
 */
export async function readEnterpriseMode(context: BaseContext): Promise<EnterpriseMode | null> {
  if (context.shared) return null;
  const { enterpriseOrder } = await readStaffChoices(context);
  if (enterpriseOrder !== null) return { id: enterpriseOrder, isOwn: false };
  const stored = cookie.read(context.request);
  if (!stored) return null;
  const customer = await currentCustomer(context);
  return customer?.id === stored.customerId ? { id: stored.id, isOwn: true } : null;
}

/** The Set-Cookie header by which the product pages add to an order from now on. */
export async function enterpriseSetCookie(context: BaseContext, id: number): Promise<string | null> {
  const customer = await currentCustomer(context);
  return typeof customer?.id === 'number' ? cookie.write({ customerId: customer.id, id }, context.request) : null;
}

/** The Set-Cookie header by which they add to the cart again. */
export const endEnterpriseMode = (context: BaseContext): string => cookie.clear(context.request);
