import { randomBytes } from 'node:crypto';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { WEB_GIFT_CARD_MODEL } from 'contract/gift-cards';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { reasonGiftCardRefused } from '~/features/cart/check-cart.server';
import type { CartGiftCard } from '~/features/cart/rules/cart';
import { addGiftCard } from '~/features/cart/rules/gift-cards';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { GIFT_CARD_FIELDS, GIFT_CARD_INTENT, type GiftCardAnswer } from './gift-card-answer';
import { type GiftCardError, giftCardForm } from './gift-card-form';

/** Max characters of a typed text that are shown again. */
const MAX_KEPT = 400;

/** Whether a page's form is the one that buys a gift card. The request stays readable. */
export async function isGiftCardForm(request: Request): Promise<boolean> {
  return (await readForm(request.clone())).get('intent') === GIFT_CARD_INTENT;
}

function again(fields: FormData, problem: Partial<GiftCardAnswer['giftCard']>) {
  const values: GiftCardAnswer['giftCard']['values'] = {};
  for (const name of GIFT_CARD_FIELDS) {
    const value = fields.get(name);
    if (typeof value === 'string') values[name] = value.slice(0, MAX_KEPT);
  }
  return data<GiftCardAnswer>({ giftCard: { values, errors: {}, text: '', ...problem } }, 400);
}

function errorsOf(context: ShopContext, error: Record<string, string[] | null> | null | undefined) {
  const t = context.t('gift-box');
  const errors: GiftCardAnswer['giftCard']['errors'] = {};
  for (const name of GIFT_CARD_FIELDS) {
    const code = error?.[name]?.[0];
    if (code !== undefined) errors[name] = t(`error.${code as GiftCardError}`);
  }
  return errors;
}

/**
 * The action of the gift card's form: puts a card into the cart as a row of its own and opens the cart. What is wrong is said at its
 * field, with everything that was typed; the backend judges value and card again. Specification 2 §5.
 */
export async function buyGiftCard(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('gift-box');
  const fields = await readForm(args.request);
  const hasRecipient = fields.get('model') === String(WEB_GIFT_CARD_MODEL);
  const form = parseForm(fields, giftCardForm(hasRecipient), { disableAutoCoercion: true });
  if (form.status !== 'success') {
    const errors = errorsOf(context, form.status === 'error' ? form.error : null);
    return again(fields, { errors, text: Object.keys(errors).length === 0 ? t('unclear') : '' });
  }
  const { variant, euros, recipient, email, greeting, template } = form.value;
  const card: CartGiftCard = {
    uid: randomBytes(9).toString('base64url'),
    productId: variant,
    amount: 1,
    valueCents: euros * 100,
    recipient,
    ...(email !== '' && { recipientEmail: email }),
    ...(greeting !== '' && { greeting }),
    ...(template !== undefined && { templateId: template }),
  };
  const refused = await reasonGiftCardRefused(context, card);
  if (refused !== undefined) return again(fields, { text: refused });
  const stored = await changeVisitorsCart(context, (cart) => addGiftCard(cart, card));
  if (!stored.ok) return again(fields, { text: context.t('cart-answers')(`refused.${stored.refusal}`) });
  const headers = cookieHeaders(stored.cookies);
  const toast = { type: 'success', text: context.t('cart-answers')('done.giftCard') } as const;
  return redirectWithToast(pathTo('cart', context.language), toast, { headers });
}
