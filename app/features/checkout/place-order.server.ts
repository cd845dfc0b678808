import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { OrderConflict, PlacedOrder } from '~/api/checkout';
import type { Refusal } from '~/api/refusal';
import { type CheckoutDraft, GO_ON, LONGEST_PAY_TO } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt, giveUpOrder } from '~/features/cart/pending-order.server';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { clearAuthCookie } from '~/server/shop-cookies.server';
import { draftOf, ticksOf, withLocation } from './form-fields.server';
import { ORDER_FIELDS, type OrderField } from './order-field';
import { type OrderFormError, type OrderFormValue, orderForm } from './order-form';
import type { FieldTexts, OrderProblem } from './order-problem';
import { makePaymentView } from './payment-view.server';
import { customsText } from './rules/customs';
import { nextStep } from './rules/order-outcome';
import type { OrderTrouble } from './rules/order-trouble';
import { postcodeRule } from './rules/postcode';
import { sendOrder } from './send-order.server';

type Submission = ReturnType<typeof parseOrder>;

function parseOrder(context: ShopContext, form: FormData) {
  const { country } = context.locale;
  const schema = orderForm({ country, needsCustoms: customsText(country) !== undefined });
  return parseWithZod(form, { schema });
}

/** The field errors of the form in words. */
function wordsOf(context: ShopContext, submission: Submission): FieldTexts {
  if (submission.status !== 'error') return {};
  const t = context.t('checkout');
  const { example } = postcodeRule(context.locale.country);
  const texts: FieldTexts = {};
  for (const field of ORDER_FIELDS) {
    const code = submission.error?.[field]?.[0];
    if (!code) continue;
    const isKnown = code !== 'postalCode' || example !== '';
    texts[field] = [t(isKnown ? `error.${code as OrderFormError}` : 'error.required', { example })];
  }
  return texts;
}

/** Where the page keeps the errors of the backend's fields; those of no field go above the form. */
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

/** The page once more, with what is wrong with it and everything that was filled in. */
async function showAgain(context: ShopContext, { draft, submission, problem, fields = {}, status }: Again) {
  const ticked = {
    customs: submission.payload['customs'] === 'on',
    terms: submission.payload['accept_terms'] === 'on',
  };
  const payment = await makePaymentView(context, draft, ticked);
  const errors: FieldTexts = { ...fields };
  if (payment.state === 'ready') {
    const { view } = payment;
    const method = view.checked.deliveryMethods.find((offered) => offered.id === view.deliveryMethod);
    if (Object.keys(errors).length > 0 && method?.needsLocation && draft.deliveryLocation === '') {
      errors.delivery_location ??= [context.t('checkout')('error.deliveryLocation')];
    }
  }
  const kept = payment.state === 'ready' ? payment.view.draft : draft;
  const headers = new Headers([['Set-Cookie', draftSetCookie(kept, context.request)]]);
  if (problem?.kind === 'loggedOut') headers.append('Set-Cookie', clearAuthCookie(context.request));
  return data(
    { payment, problem: problem ?? null, result: submission.reply({ fieldErrors: errors, hideFields: ['key'] }) },
    { status, headers },
  );
}

/**
 * To the processor's page, the shop's own test page, or the order that is paid already. Another site is gone to by way of
 * a page of our own: browsers count the whole way of a sent form, and the page's policy lets forms go to the shop only.
 */
function goOn(context: ShopContext, draft: CheckoutDraft, order: PlacedOrder): Response {
  const isPaid = nextStep(order.status) === 'paid';
  const slug = order.reference;
  const own = pathTo(isPaid ? 'paymentOk' : 'testPayment', context.language, { slug });
  const payTo = isPaid ? own : (order.payAt ?? own);
  const isKept = payTo.length <= LONGEST_PAY_TO;
  const kept = { ...draft, reference: slug, payTo: isKept ? payTo : '' };
  const byOurPage = pathTo('orderProcess', context.language, {}, { reference: slug, [GO_ON]: '1' });
  const to = isKept && !payTo.startsWith('/') ? byOurPage : payTo;
  const cookie = draftSetCookie(kept, context.request);
  return redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } });
}

async function solveConflict(
  context: ShopContext,
  conflict: OrderConflict,
  again: Omit<Again, 'status'>,
  form: OrderFormValue,
) {
  const texts = conflict.errors;
  switch (conflict.reason) {
    case 'OUT_OF_STOCK': {
      const text = texts.join(' ') || context.t('checkout')('outOfStock');
      const headers = { 'Set-Cookie': draftSetCookie(again.draft, context.request) };
      return redirectWithToast(pathTo('cart', context.language), { type: 'error', text }, { headers });
    }
    case 'PRICE_CHANGED':
      return showAgain(context, {
        ...again,
        problem: { kind: 'price', texts, seen: { minor: form.expected_total, currency: form.expected_currency } },
        status: 409,
      });
    case 'KEY_REUSED': {
      const { draft } = again;
      const isOwn = readDraft(context.request).key === form.key;
      // the order under that key still holds its goods, which the changed one needs; another tab's order is not this one
      if (isOwn) await giveUpOrder(context, draft.reference);
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

/** What the page answers when the order call failed. */
const TROUBLE_STATUS: Readonly<Record<OrderTrouble, number>> = {
  unknown: 503,
  unsupported: 501,
  limited: 429,
  loggedOut: 401,
  refused: 400,
};

async function confirm(context: ShopContext, form: FormData, draft: CheckoutDraft) {
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
  if ('trouble' in reply) {
    const { trouble } = reply;
    return showAgain(context, { ...again, problem: { kind: trouble, texts: [] }, status: TROUBLE_STATUS[trouble] });
  }
  if ('ok' in reply) {
    const { fields, texts } = sortRefusal(reply);
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

/**
 * The payment page's action. `confirm` places the order and goes on to pay it; `locations` keeps what is filled in and
 * shows the pick-up points and sums for it. Nothing typed is lost on any way.
 */
export async function placeOrder(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = withLocation(await readForm(args.request));
  const draft = draftOf(form, readDraft(context.request));
  if (form.get('intent') === 'confirm') return confirm(context, form, draft);
  const payment = await makePaymentView(context, draft, ticksOf(form));
  const kept = payment.state === 'ready' ? payment.view.draft : draft;
  const headers = { 'Set-Cookie': draftSetCookie(kept, context.request) };
  return data(
    { payment, problem: null, result: null },
    payment.state === 'down' ? { status: payment.status, headers } : { headers },
  );
}
