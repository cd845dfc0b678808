import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { OrderConflict, PlacedOrder } from '~/api/place-order';
import type { Refusal } from '~/api/refusal';
import type { CheckoutDraft } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { redirectToPayment } from '~/features/cart/pay-redirect.server';
import { cancelPendingOrder, endAttempt } from '~/features/cart/pending-order.server';
import { isPostcode, postcodeFault } from '~/features/cart/rules/postcode';
import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { clearAuthCookie } from '~/server/shop-cookies.server';
import { draftOf, ticksOf, withLocation } from './form-fields.server';
import { ORDER_FIELDS, type OrderField } from './order-field';
import { type OrderFormError, type OrderFormValue, orderForm, type RequiredField } from './order-form';
import type { FieldTexts, OrderProblem, TotalProblem } from './order-problem';
import { type CheckoutContext, makePaymentView, noTerms } from './payment-view.server';
import { customsText } from './rules/customs';
import type { OrderFailure } from './rules/order-failure';
import { nextStep } from './rules/order-outcome';
import { sendOrder } from './send-order.server';

type Parsed = ReturnType<typeof parseOrder>;
/** What was sent, whatever of it was checked. */
type Submission = Pick<Parsed, 'payload' | 'reply'>;

function parseOrder(context: ShopContext, form: FormData) {
  const { country } = context.locale;
  const schema = orderForm({ country, needsCustoms: customsText(country) !== undefined });
  return parseForm(form, schema);
}

/** The form's field errors as texts. */
function wordsOf(context: ShopContext, submission: Parsed): FieldTexts {
  if (submission.status !== 'error') return {};
  const t = context.t('checkout');
  const texts: FieldTexts = {};
  for (const field of ORDER_FIELDS) {
    const code = submission.error?.[field]?.[0] as OrderFormError | undefined;
    if (code === 'postalCode') {
      const { key, values } = postcodeFault(context.locale.country);
      texts[field] = [t(key, values)];
    } else if (code !== undefined) {
      texts[field] = [t(code === 'required' ? `error.missing.${field as RequiredField}` : `error.${code}`)];
    }
  }
  return texts;
}

/** Maps the backend's field errors to the page's fields; errors without a field go above the form. */
function sortRefusal({ fieldErrors, messages }: Refusal): { fields: FieldTexts; texts: string[] } {
  const fields: FieldTexts = {};
  const texts = [...messages];
  for (const [name, said] of Object.entries(fieldErrors)) {
    const field = name === 'customs_acknowledged' ? 'customs' : name.replace(/^form\./, '');
    if ((ORDER_FIELDS as readonly string[]).includes(field)) fields[field as OrderField] = [...said];
    else texts.push(...said);
  }
  return { fields, texts };
}

type Again = {
  readonly draft: CheckoutDraft;
  readonly submission: Submission;
  readonly problem?: OrderProblem;
  readonly fields?: FieldTexts;
  readonly status: number;
};

/** The page again, with its errors and everything that was filled in. */
async function showAgain(context: CheckoutContext, { draft, submission, problem, fields = {}, status }: Again) {
  const ticked = {
    customs: submission.payload['customs'] === 'on',
    terms: submission.payload['accept_terms'] === 'on',
  };
  const payment = await makePaymentView(context, draft, ticked);
  const stored = payment.state === 'ready' ? payment.view.draft : draft;
  const headers = new Headers([['Set-Cookie', draftSetCookie(stored, context.request)]]);
  if (problem?.kind === 'loggedOut') headers.append('Set-Cookie', clearAuthCookie(context.request));
  return data(
    { payment, problem: problem ?? null, result: submission.reply({ fieldErrors: fields, hideFields: ['key'] }) },
    { status, headers },
  );
}

/** Goes on to the payment of an order, or to the already paid order. */
function goOn(context: ShopContext, draft: CheckoutDraft, order: PlacedOrder): Response {
  const { reference, processor, payAt, status } = order;
  return redirectToPayment(context, draft, { reference, processor, payAt, isPaid: nextStep(status) === 'paid' });
}

/** Why a total is not the one of the page that was sent: without scripts the page does not follow what is chosen in its form. */
function whyTotal({ payload }: Submission, form: OrderFormValue): TotalProblem {
  const { seen_method: method, seen_bonus: bonus } = payload;
  if (typeof method === 'string' && method !== form.delivery_method) return 'delivery';
  return bonus !== undefined && (bonus === 'on') !== (form.use_bonus === 'on') ? 'bonus' : 'price';
}

async function solveConflict(
  context: CheckoutContext,
  conflict: OrderConflict,
  again: Omit<Again, 'status'>,
  form: OrderFormValue,
) {
  const texts = conflict.errors;
  switch (conflict.reason) {
    // the gift stays in the cart, which says why it cannot be ordered; what was typed is kept
    case 'GIFT':
    case 'OUT_OF_STOCK': {
      const text = texts.join(' ') || context.t('checkout')('outOfStock');
      const headers = { 'Set-Cookie': draftSetCookie(again.draft, context.request) };
      return redirectWithToast(pathTo('cart', context.language), { type: 'error', text }, { headers });
    }
    case 'PRICE_CHANGED': {
      const kind = whyTotal(again.submission, form);
      const seen = { hundredths: form.expected_total, currency: form.expected_currency };
      return showAgain(context, {
        ...again,
        problem: { kind, texts: kind === 'price' ? texts : [], seen },
        status: 409,
      });
    }
    case 'KEY_REUSED': {
      const { draft } = again;
      const isOwn = readDraft(context.request).key === form.key;
      // the previous order under that key still reserves stock that the changed one needs; another tab's order must stay
      if (isOwn) await cancelPendingOrder(context, draft.reference);
      return showAgain(context, {
        ...again,
        draft: isOwn ? endAttempt(draft) : { ...draft, key: '' },
        problem: { kind: 'key', texts },
        status: 409,
      });
    }
    case 'NOT_DELIVERABLE':
      return showAgain(context, { ...again, problem: { kind: 'notDeliverable', texts }, status: 409 });
  }
}

/** The page's response when the order call failed. */
const FAILURE_STATUS: Readonly<Record<OrderFailure, number>> = {
  unknown: 503,
  unsupported: 501,
  limited: 429,
  loggedOut: 401,
  refused: 400,
};

async function confirm(context: CheckoutContext, form: FormData, draft: CheckoutDraft) {
  if (draft.key !== '' && draft.key === draft.paidKey) {
    return redirect(pathTo('paymentOk', context.language, { slug: draft.paidReference }), 303);
  }
  const submission = parseOrder(context, form);
  if (submission.status !== 'success') {
    const fields = wordsOf(context, submission);
    const texts = Object.keys(fields).length === 0 ? [context.t('checkout')('error.unclear')] : [];
    return showAgain(context, { draft, submission, fields, problem: { kind: 'fields', texts }, status: 400 });
  }
  const reply = await sendOrder(context, submission.value);
  const again = { draft, submission };
  if (reply.kind === 'failure') {
    const { failure } = reply;
    return showAgain(context, { ...again, problem: { kind: failure, texts: [] }, status: FAILURE_STATUS[failure] });
  }
  if (reply.kind === 'refused') {
    const { fields, texts } = sortRefusal(reply.refusal);
    return showAgain(context, { ...again, fields, problem: { kind: 'fields', texts }, status: 400 });
  }
  if (reply.kind === 'conflict') return solveConflict(context, reply.conflict, again, submission.value);
  if (nextStep(reply.order.status) !== 'again') return goOn(context, draft, reply.order);
  return showAgain(context, {
    draft: endAttempt(draft),
    submission,
    problem: { kind: 'failed', texts: [] },
    status: 409,
  });
}

const isPostcodeRight = ({ locale }: ShopContext, text: string) => text === '' || isPostcode(text, locale.country);

/** The page again for a postcode that has no delivery to show: it is refused at its field, the only one that is checked yet. */
function showWrongPostcode(context: CheckoutContext, form: FormData, draft: CheckoutDraft) {
  const submission = parseForm(form, z.object({}).loose());
  const { key, values } = postcodeFault(context.locale.country);
  const fields = { postal_code: [context.t('checkout')(key, values)] };
  return showAgain(context, { draft, submission, fields, problem: { kind: 'fields', texts: [] }, status: 400 });
}

/**
 * The payment page's action. `confirm` places the order and redirects to its payment; `locations` and `look-up` (the page's script, while
 * somebody types) store the form and show pick-up points and sums for it; `country` stores it and leads to the choice of another country.
 * Typed values are never lost.
 * @param termsPath path of the terms of sale
 */
export async function placeOrder(args: ActionFunctionArgs, termsPath: (language: Language) => string = noTerms) {
  const shop = await shopContext(args);
  const context = { ...shop, termsPath: termsPath(shop.language) };
  const form = withLocation(await readForm(args.request));
  const draft = draftOf(form, readDraft(context.request));
  if (form.get('intent') === 'confirm') return confirm(context, form, draft);
  if (form.get('intent') === 'locations' && !isPostcodeRight(context, draft.postalCode))
    return showWrongPostcode(context, form, draft);
  if (form.get('intent') === 'country') {
    const to = pathTo('locale', context.language, {}, { next: pathTo('payment', context.language) });
    return redirect(to, { status: 303, headers: { 'Set-Cookie': draftSetCookie(draft, context.request) } });
  }
  const payment = await makePaymentView(context, draft, ticksOf(form));
  const stored = payment.state === 'ready' ? payment.view.draft : draft;
  const headers = { 'Set-Cookie': draftSetCookie(stored, context.request) };
  return data(
    { payment, problem: null, result: null },
    payment.state === 'down' ? { status: payment.status, headers } : { headers },
  );
}
