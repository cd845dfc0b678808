import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { redeemGiftCode } from '~/api/gifts';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { draftClearCookie } from '~/features/cart/checkout-draft.server';
import { giftCodesSetCookie } from '~/features/cart/gift-codes.server';
import { giftCart } from '~/features/cart/rules/campaign';
import { endCartChoices } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { readForm } from '~/server/read-form.server';
import { shopLog } from '~/server/shop-log.server';
import { MAX_GIFT_CODE, REDEEM_INTENT, type RedeemAnswer } from './redeem-answer';
import { redeemForm } from './redeem-form';

/** Whether a page's form is the one that redeems a gift code. The request stays readable. */
export async function isRedeemForm(request: Request): Promise<boolean> {
  return (await readForm(request.clone())).get('intent') === REDEEM_INTENT;
}

function again(code: string, problem: Partial<RedeemAnswer['redeem']>, status = 400) {
  return data<RedeemAnswer>({ redeem: { code, error: '', text: '', ...problem } }, status);
}

/**
 * Redeems the code of a gift campaign for the chosen variant: the cart is reset, one unit of the variant added, the gift's data
 * stored, and the checkout opened. A refused code is said at its field, with what was typed. Specification 2 §5, §7, §8.
 */
export async function redeemCode(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { api, language, params, request } = context;
  const t = context.t('gift-campaign');
  const fields = await readForm(args.request);
  const typed = fields.get('code');
  const code = typeof typed === 'string' ? typed.slice(0, MAX_GIFT_CODE) : '';
  const form = redeemForm.safeParse({ variant: fields.get('variant'), code: typed });
  if (!form.success) {
    const isCode = form.error.issues.some(({ path }) => path[0] === 'code');
    return again(code, isCode ? { error: t('code.required') } : { text: context.t('product')('buy.selectFirst') });
  }
  const campaign = (params['campaignSlug'] ?? '').toLowerCase();
  const { variant } = form.data;
  try {
    const refused = await redeemGiftCode(api, { code: form.data.code, variantId: variant, category: campaign });
    if (refused) return again(code, refused);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a gift code could not be validated');
    return again(code, { text: t('unexpected') }, error.isOutage ? error.status : 502);
  }
  const stored = await changeVisitorsCart(context, () => ({
    ok: true,
    cart: giftCart(variant, form.data.code, campaign),
  }));
  if (!stored.ok) return again(code, { text: context.t('cart-answers')(`refused.${stored.refusal}`) });
  const reset = [draftClearCookie(request), giftCodesSetCookie([], request), ...(await endCartChoices(context))];
  return redirect(pathTo('payment', language), { status: 303, headers: cookieHeaders([...stored.cookies, ...reset]) });
}
