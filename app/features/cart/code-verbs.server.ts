import { ApiError } from '~/api/api-error';
import type { CheckedCart } from '~/api/checked-cart';
import { checkCart } from '~/api/checkout';
import { textsOf } from '~/api/refusal';
import { formatHundredths } from '~/locale/money';
import type { ShopContext } from '~/server/context.server';
import { readCart } from './cart-cookie.server';
import type { Plan, Verb } from './cart-plan';
import type { CartReply } from './cart-state';
import { giftCodeKey, giftCodesSetCookie, MAX_GIFT_CODES, readGiftCodes, withGiftCode } from './gift-codes.server';
import type { Cart, CartChange } from './rules/cart';
import { addCode, isSameCode, keepAcknowledged, removeCode } from './rules/codes';

/** Adds a code only when the backend acknowledges it; codes that it then no longer uses go. */
export const enterCode: Verb<'add-code'> = async (context, { code }) => {
  const t = context.t('cart-answers');
  const refuse = (text: string): Plan => ({ refused: { ok: false, field: 'code', text, code } });
  try {
    const proposed = addCode(readCart(context.request), code);
    const answer = await checkCart(context.api, proposed, context.locale, { page: 'cart', enteredCode: code });
    if (answer.kind === 'readOnly') return refuse('');
    if (answer.kind === 'refused') return refuse(textsOf(answer.refusal).join(' '));
    if (isGiftCode(code, answer.cart)) return payByGiftCode(context, code);
    const { dropped } = keepAcknowledged(proposed, answer.cart.acknowledgedCodes);
    if (dropped.includes(code)) {
      const refused = answer.cart.refusedCodes.find((each) => isSameCode(each.code, code));
      return refuse(refused?.text ?? t('code.unknown', { code }));
    }
    const withCode = (cart: Cart) => dropped.reduce(removeCode, addCode(cart, code));
    return {
      change: (cart) => ({ ok: true, cart: withCode(cart) }),
      ...(await saidOfCode(context, code, dropped, answer.cart)),
    };
  } catch (error) {
    if (error instanceof ApiError) return refuse(t('code.notChecked'));
    throw error;
  }
};

/**
 * What is said of an accepted code: when it takes the place of another, which one went and what each takes off, because the new one may
 * be the worse.
 * @param dropped the codes that it replaces
 */
async function saidOfCode(
  context: ShopContext,
  code: string,
  dropped: readonly string[],
  now: CheckedCart,
): Promise<Pick<Exclude<Plan, { refused: CartReply }>, 'said' | 'words' | 'replacedBy'>> {
  const [old] = dropped;
  if (old === undefined) return { said: 'codeAdded' };
  const money = (hundredths: number) =>
    formatHundredths(hundredths, { language: context.language, currency: now.currency });
  const was = await worthOf(context, old);
  const said = { words: { old, code }, replacedBy: code };
  if (was === 0 || now.discountHundredths === 0) return { said: 'codeReplaced', ...said };
  const worths = { was: money(was), now: money(now.discountHundredths) };
  return { said: 'codeReplacedWorth', ...said, words: { ...said.words, ...worths } };
}

/** What a code takes off the cart as it is, hundredths of the display currency; 0 when that cannot be told. */
async function worthOf(context: ShopContext, code: string): Promise<number> {
  try {
    const answer = await checkCart(context.api, readCart(context.request), context.locale, { page: 'cart' });
    return answer.kind === 'checked' && isSameCode(answer.cart.discountCode, code) ? answer.cart.discountHundredths : 0;
  } catch (error) {
    if (error instanceof ApiError) return 0;
    throw error;
  }
}

/** Whether a code that the backend acknowledges is that of a gift card: it pays instead of reducing the cart. */
const isGiftCode = (code: string, { acknowledgedCodes, discountCode, cardPayments }: CheckedCart): boolean =>
  cardPayments.length > 0 && acknowledgedCodes.includes(code) && !isSameCode(code, discountCode);

/** Adds the code of a gift card to those that pay. It is kept apart from the cart, encrypted. */
function payByGiftCode({ request, t }: ShopContext, code: string): Plan {
  const codes = withGiftCode(readGiftCodes(request), code);
  if (codes.length > MAX_GIFT_CODES)
    return {
      refused: { ok: false, field: 'code', text: t('cart-answers')('code.tooManyCards', { max: MAX_GIFT_CODES }) },
    };
  return { change: unchanged, said: 'giftCardUsed', cookies: [giftCodesSetCookie(codes, request)] };
}

/** No longer pays by a gift card. */
export const dropGiftCode: Verb<'remove-gift-card'> = ({ request }, { key }) => {
  const codes = readGiftCodes(request).filter((code) => giftCodeKey(code) !== key);
  return { change: unchanged, said: 'giftCardRemoved', cookies: [giftCodesSetCookie(codes, request)] };
};

const unchanged = (cart: Cart): CartChange => ({ ok: true, cart });

/** Takes a discount code off. */
export const dropCode: Verb<'remove-code'> = (_, { code }) => ({
  change: (cart) => ({ ok: true, cart: removeCode(cart, code) }),
  said: 'codeRemoved',
});
