import { z } from 'zod';

/** Longest address of a processor's page that is kept. */
export const LONGEST_PAY_TO = 1_000;

/** Parameter of the page that waits for a payment: it leads on to the processor. */
export const GO_ON = 'go';

const short = z.string().max(254).default('');

/** What has been filled in on the payment page so far, valid or not, and the attempt to order that it belongs to. */
export const draftSchema = z.object({
  firstName: short,
  lastName: short,
  address: short,
  postalCode: short,
  city: short,
  phone: short,
  email: short,
  deliveryMethod: short,
  deliveryLocation: short,
  paymentMethod: short,
  specialRequest: z.string().max(1_000).default(''),
  /** Idempotency key of the attempt: two tabs of one browser share it, so that they cannot order twice. */
  key: short,
  /** Payment reference of the order that the attempt made; empty before. */
  reference: short,
  /** Where that order is paid. */
  payTo: z.string().max(LONGEST_PAY_TO).default(''),
  /** Key and payment reference of the last order that was paid: a form sent again finds it. */
  paidKey: short,
  paidReference: short,
});
export type CheckoutDraft = z.output<typeof draftSchema>;

export const EMPTY_DRAFT: CheckoutDraft = draftSchema.parse({});
