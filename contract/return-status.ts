/**
 * The statuses of a return: those of Specification 2 §4, and `cancelled` when its customer called it off. `rejected` means that a
 * product is not salable.
 */
export const RETURN_STATUSES = [
  'new',
  'processing',
  'more_info',
  'fixing',
  'processed',
  'rejected',
  'cancelled',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** `withdrawal`: the consumer's right by Directive 2011/83/EU, without a reason; `return`: what the shop grants. */
export const RETURN_KINDS = ['return', 'withdrawal'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Why a product is returned, as the form offers it. */
export const RETURN_REASONS = ['too_small', 'too_big', 'not_as_expected', 'wrong_product', 'late', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Days from the order in which unused products may be returned (Specification 2 §9). */
export const RETURN_DAYS = 100;
/** Days from the delivery in which a consumer may withdraw (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;
/** Days in which the goods of an exchange must arrive, or what was reserved is released (Specification 2 §9). */
export const EXCHANGE_DAYS = 21;
