import { z } from 'zod';
import type { StaffOrder } from '~/api/checkout';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { BaseContext } from '~/server/context.server';
import { encryptedCookie } from '~/server/cookies.server';
import { isFlagOn } from './feature-flags.server';
import { isTransferRequest, NO_CHOICES, type StaffChoices, withoutCartChoices } from './staff-choices';

const stores = z.array(z.string().max(100)).max(50);

/** The seller's choices until the browser is closed, with the seller's own id: they count for this account only. */
const cookie = encryptedCookie(
  'staff',
  z.object({
    staffId: z.int(),
    customer: z.object({ id: z.int(), email: z.string().max(254) }).nullable(),
    sellerName: z.string().max(100),
    sellerNumber: z.string().max(100),
    transferFrom: stores,
    transferTo: stores,
    reservesTransfer: z.boolean().default(false),
    isTransferUrgent: z.boolean().default(false),
    enterpriseOrder: z.int().nullable(),
    addOnOrder: z.string().max(40),
    isCardCheckout: z.boolean(),
  }),
);

/** Name of the cookie, which signing out clears. */
export const STAFF_COOKIE = cookie.name;

/** What the signed-in seller has chosen; nothing for everybody who is not staff, whatever their cookies say. */
export async function readStaffChoices(context: BaseContext): Promise<StaffChoices> {
  if (context.shared) return NO_CHOICES;
  const customer = await currentCustomer(context);
  if (!customer?.isStaff) return NO_CHOICES;
  const stored = cookie.read(context.request);
  if (!stored || stored.staffId !== customer.id) return NO_CHOICES;
  const { staffId: _, ...choices } = stored;
  return choices;
}

/** The Set-Cookie header that keeps a seller's choices. @throws CookieTooLarge */
export function staffSetCookie(staffId: number, choices: StaffChoices, request: Request): string {
  return cookie.write(
    { ...choices, staffId, transferFrom: [...choices.transferFrom], transferTo: [...choices.transferTo] },
    request,
  );
}

/** The part of an order that only staff decides; undefined for everybody else. */
export async function readStaffOrder(context: BaseContext): Promise<StaffOrder | undefined> {
  const choices = await readStaffChoices(context);
  if (choices === NO_CHOICES) return undefined;
  const isAddOn = choices.addOnOrder !== '' && (await isFlagOn(context, 'add_on_order'));
  const isTransfer = isTransferRequest(choices);
  return {
    customerId: choices.customer?.id ?? null,
    sellerName: choices.sellerName,
    sellerNumber: choices.sellerNumber,
    transferFrom: isTransfer ? choices.transferFrom : null,
    transferTo: isTransfer ? choices.transferTo : null,
    reservesTransfer: isTransfer && choices.reservesTransfer,
    isTransferUrgent: isTransfer && choices.isTransferUrgent,
    enterpriseOrder: choices.enterpriseOrder,
    addOnOrder: isAddOn ? choices.addOnOrder : null,
    isCardCheckout: choices.isCardCheckout,
  };
}

/** The Set-Cookie header by which clearing the cart ends a seller's transfer request; none for everybody else. Specification 1 §4 */
export async function endCartChoices(context: BaseContext): Promise<readonly string[]> {
  const choices = await readStaffChoices(context);
  const customer = choices === NO_CHOICES ? null : await currentCustomer(context);
  if (typeof customer?.id !== 'number') return [];
  return [staffSetCookie(customer.id, withoutCartChoices(choices), context.request)];
}
