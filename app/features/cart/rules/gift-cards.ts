import { MAX_ROWS } from 'contract/cart-limits';
import { isGiftCardValue, MAX_GIFT_CARDS_A_ROW } from 'contract/gift-cards';
import { leaveCampaign, settleCampaign } from './campaign';
import { type Cart, type CartChange, type CartGiftCard, countRows } from './cart';

/** Whether two rows are the same present, so that adding one again raises its amount. */
function isSame(one: CartGiftCard, other: CartGiftCard): boolean {
  return (
    one.productId === other.productId &&
    one.valueCents === other.valueCents &&
    one.recipient === other.recipient &&
    one.recipientEmail === other.recipientEmail &&
    one.greeting === other.greeting &&
    one.templateId === other.templateId
  );
}

/**
 * Adds a gift card as a row with its own uid; the same card for the same person raises the amount of its row. Any addition ends an
 * active gift campaign. Specification 1 §3, §4, 2 §5.
 * @returns `giftValue` for a value that no gift card has, `full` when the cart or the row would grow too large
 */
export function addGiftCard(cart: Cart, added: CartGiftCard): CartChange {
  if (!isGiftCardValue(added.valueCents / 100)) return { ok: false, refusal: 'giftValue' };
  const before = leaveCampaign(cart);
  const same = before.giftCards.find((card) => isSame(card, added));
  if (same) return changeGiftCardAmount(before, same.uid, same.amount + added.amount);
  if (countRows(before) >= MAX_ROWS) return { ok: false, refusal: 'full' };
  return { ok: true, cart: settleCampaign({ ...before, giftCards: [...before.giftCards, added] }) };
}

/** Sets the amount of a row of gift cards by its uid; 0 removes it. */
export function changeGiftCardAmount(cart: Cart, uid: string, amount: number): CartChange {
  if (!Number.isInteger(amount) || amount < 0) return { ok: false, refusal: 'amount' };
  if (amount > MAX_GIFT_CARDS_A_ROW) return { ok: false, refusal: 'full' };
  if (!cart.giftCards.some((card) => card.uid === uid)) return { ok: false, refusal: 'missing' };
  const giftCards = cart.giftCards.flatMap((card) => {
    if (card.uid !== uid) return [card];
    return amount === 0 ? [] : [{ ...card, amount }];
  });
  return { ok: true, cart: { ...cart, giftCards } };
}

/** The gift cards that stay after a validation: those that the backend knows, in amounts that it allows. */
export function refreshGiftCards(
  cards: readonly CartGiftCard[],
  known: readonly { readonly uid: string; readonly amount: number }[],
): readonly CartGiftCard[] {
  const amounts = new Map(known.map(({ uid, amount }) => [uid, amount]));
  const isRight = cards.every(({ uid, amount }) => amounts.get(uid) === amount);
  if (isRight) return cards;
  return cards.flatMap((card) => {
    const amount = amounts.get(card.uid);
    return amount === undefined || amount === 0 ? [] : [{ ...card, amount }];
  });
}

/** The gift cards that were not bought: of each bought row one with its product and amount goes. */
export function leftGiftCards(
  cards: readonly CartGiftCard[],
  bought: readonly { readonly productId: number | null; readonly amount: number; readonly kind?: string }[],
): readonly CartGiftCard[] {
  const left = bought.filter(({ kind }) => kind === 'gift_card');
  return cards.filter((card) => {
    const at = left.findIndex(({ productId, amount }) => productId === card.productId && amount === card.amount);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
