import { getGiftCardBalance } from 'contract/gifts';
import { ApiError, isCallUnknown } from './api-error';
import { toCents } from './cents';
import { readRefusal, textsOf } from './refusal';
import { type Api, submit } from './request';

/** A gift card or voucher by its code. Amounts are euro cents. */
export type GiftCard = {
  readonly kind: 'gift_card' | 'voucher';
  /** The code without all but its last four characters. */
  readonly masked: string;
  readonly balanceCents: number;
  /** ISO 8601; empty: never. */
  readonly expires: string;
  readonly isExpired: boolean;
  readonly movements: readonly { readonly kind: string; readonly cents: number; readonly created: string }[];
};

export type GiftCardReply =
  | { readonly kind: 'found'; readonly card: GiftCard }
  /** `text` is the backend's own, in the page's language; may be empty. */
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The backend has no such call. */
  | { readonly kind: 'unsupported' };

/**
 * What is left on the card with a code.
 * @throws ApiError for an outage
 */
export async function findGiftCard(api: Api, code: string): Promise<GiftCardReply> {
  try {
    const answer = await submit(api, getGiftCardBalance, { body: { code } });
    if (answer.status === 429) return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    if (answer.status === 400) return { kind: 'unknown', text: textsOf(readRefusal(answer.body)).join(' ') };
    const { balance, expires, is_expired, kind, code: masked, movements } = answer.body;
    return {
      kind: 'found',
      card: {
        kind: kind === 'voucher' ? 'voucher' : 'gift_card',
        masked,
        balanceCents: toCents(balance),
        expires,
        isExpired: is_expired,
        movements: movements.map(({ amount, created, kind: why }) => ({ kind: why, cents: toCents(amount), created })),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && isCallUnknown(error)) return { kind: 'unsupported' };
    throw error;
  }
}
