import { z } from 'zod';

/** Max length of a stored processor address. */
export const MAX_PAY_TO_LENGTH = 1_000;

/** Query parameter of the payment waiting page: redirects to the processor. */
export const CONTINUE_TO_PROCESSOR = 'go';

const short = z.string().max(254).default('');

/** The payment form as filled in so far, valid or not, with the order attempt that it belongs to. */
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
  /** Services chosen on the cart page. */
  wantsRepack: z.boolean().default(false),
  wantsPikanouto: z.boolean().default(false),
  wantsParts: z.boolean().default(false),
  /** The member pays with the club bonus. */
  usesBonus: z.boolean().default(false),
  /** Klarna's id of the order in its snippet. */
  klarnaId: z.string().max(200).default(''),
  /** Who of the customer service chatted with the shopper, from a link of the chat. */
  giosgChatter: z.string().max(100).default(''),
  /** Idempotency key of the attempt: two tabs of one browser share it, so that they cannot order twice. */
  key: short,
  /** Payment reference of the order created by the attempt; empty before. */
  reference: short,
  /** Where to pay that order. */
  payTo: z.string().max(MAX_PAY_TO_LENGTH).default(''),
  /** Key and payment reference of the last paid order, so that a form sent again finds it. */
  paidKey: short,
  paidReference: short,
});
export type CheckoutDraft = z.output<typeof draftSchema>;

export const EMPTY_DRAFT: CheckoutDraft = draftSchema.parse({});

/** The services around a cart's products. Specification 1 §3 (checkout state). */
export type CheckoutServices = {
  readonly repack: boolean;
  readonly pikanouto: boolean;
  readonly partDelivery: boolean;
  readonly giosgChatter: string;
};

/** The services chosen so far. */
export const servicesOf = (draft: CheckoutDraft): CheckoutServices => ({
  repack: draft.wantsRepack,
  pikanouto: draft.wantsPikanouto,
  partDelivery: draft.wantsParts,
  giosgChatter: draft.giosgChatter,
});

/** The form after its order was paid: name and address stay for the next one, what concerned this order goes. */
export const withoutWishes = (draft: CheckoutDraft): CheckoutDraft => ({
  ...draft,
  specialRequest: '',
  wantsRepack: false,
  wantsPikanouto: false,
  wantsParts: false,
  usesBonus: false,
  klarnaId: '',
  giosgChatter: '',
});
