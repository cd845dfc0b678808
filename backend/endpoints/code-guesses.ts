import type { CheckoutRequest } from 'contract/checkout';
import type { BackendContext } from '../context';
import type { ValidatedCart } from '../domain/cart/cart-validation';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { Refusal } from '../domain/errors/refusals';
import { attemptLimit } from '../domain/untrusted/attempt-limit';

/** Window of the limits on codes of discounts and gift cards that the shop does not know. */
const WINDOW_MS = 15 * 60 * 1000;
const MAX_BY_ADDRESS = 20;
/** For everybody who reaches the backend without a storefront's secret, and without an address of their own. */
const MAX_DIRECT = 200;

/** Who sent a cart. */
interface CartSender {
  readonly clientAddress: string | null;
  readonly isTrusted: boolean;
}

/** The codes of a request that may be guesses: a trusted storefront sends others only when they were acknowledged before. */
function guessesOf({ discount_codes, entered_code }: CheckoutRequest, { isTrusted }: CartSender): readonly string[] {
  if (!isTrusted) return discount_codes;
  return typeof entered_code === 'string' ? discount_codes.filter((code) => code === entered_code) : [];
}

/**
 * Limits guesses at codes of discounts and gift cards, in all instances of the shop together. Codes that a shopper has in the cart already go on
 * working while the shopper's address may not enter new ones.
 */
export function codeGuesses({ pool, log }: Pick<BackendContext, 'pool' | 'log'>) {
  const byAddress = attemptLimit(pool, 'discount-code-by-address', MAX_BY_ADDRESS, WINDOW_MS);
  const direct = attemptLimit(pool, 'discount-code-direct', MAX_DIRECT, WINDOW_MS);
  const warnings = attemptLimit(pool, 'discount-code-warning', 1, WINDOW_MS);

  /** Counts a guess before it is judged, so that parallel ones count too. @returns how to take it back, or null: too often */
  const count = async ({ clientAddress }: CartSender) => {
    const [limit, key] = clientAddress === null ? [direct, 'direct'] : [byAddress, clientAddress];
    const wait = await limit.count(key);
    if (wait === 0) return () => limit.uncount(key);
    if ((await warnings.count(key)) === 0) log.warn({ wait }, 'too many unknown discount codes');
    return null;
  };

  return {
    /** Validates a cart, without its new codes when too many unknown ones came from this sender. */
    guard: async (
      request: CheckoutRequest,
      sender: CartSender,
      validate: (request: CheckoutRequest) => Promise<ValidatedCart>,
    ): Promise<ValidatedCart> => {
      const guesses = guessesOf(request, sender);
      if (guesses.length === 0) return validate(request);
      const takeBack = await count(sender);
      if (!takeBack) {
        const known = request.discount_codes.filter((code) => !guesses.includes(code));
        return withTooOften(await validate({ ...request, discount_codes: known }), guesses);
      }
      const cart = await validate(request);
      if (!cart.codes.refused.some(({ isUnknown }) => isUnknown)) await takeBack();
      return cart;
    },

    /**
     * Places an order whose codes are counted as guesses, unless a trusted storefront sent them.
     * @throws Refusal when this sender tried too many unknown codes
     */
    guardOrder: async <Order>(request: CheckoutRequest, sender: CartSender, place: () => Promise<Order>) => {
      if (guessesOf(request, sender).length === 0) return place();
      const takeBack = await count(sender);
      if (!takeBack) throw new Refusal({ discount_codes: [checkoutTexts(request.language_code)('codeTooOften')] });
      const order = await place();
      await takeBack();
      return order;
    },

    /** Looks up what a code opens; what is found does not count. @returns the seconds to wait after too many unknown ones */
    guardLookUp: async <Found>(
      sender: CartSender,
      lookUp: () => Promise<Found | null>,
    ): Promise<Found | null | number> => {
      const takeBack = await count(sender);
      if (!takeBack) return WINDOW_MS / 1000;
      const found = await lookUp();
      if (found !== null) await takeBack();
      return found;
    },
  };
}

function withTooOften(cart: ValidatedCart, guesses: readonly string[]): ValidatedCart {
  const text = cart.say('codeTooOften');
  const refused = guesses.map((code) => ({ code, text, isUnknown: false }));
  return {
    ...cart,
    codes: { ...cart.codes, refused: [...cart.codes.refused, ...refused] },
    faults: [...cart.faults, { kind: 'code', text }],
  };
}
