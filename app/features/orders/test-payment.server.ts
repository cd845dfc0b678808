import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { decide, TEST_DECISIONS, type TestDecision } from '~/api/payments';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { orderedGoods } from './ordered-goods';
import { outcomePath, processPath, requireOrder, truthPath } from './outcome.server';

/** Query parameter of the test page: the card asks for a confirmation, as a bank does (strong customer authentication). */
const CHALLENGE = 'challenge';

function refuseInProduction(context: ShopContext): void {
  if (storefrontSettings().production) notFound(context.t('order')('unknownReference'));
}

/** The test processor's page: approve, decline or cancel. A 404 when SHOP_ENV is production. */
export async function loadTestPayment(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  refuseInProduction(context);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'paid') return redirect(outcomePath(context, 'paymentOk', order));
  const { number, charge, payment } = order;
  const isChallenged = context.url.searchParams.has(CHALLENGE);
  const isOver = payment !== 'waiting';
  return data({
    title: context.t('order')('test.title'),
    number,
    charge,
    goods: orderedGoods(order),
    isOver,
    isChallenged,
  });
}

function isDecision(value: unknown): value is TestDecision {
  return (TEST_DECISIONS as readonly unknown[]).includes(value);
}

/** Applies the decision and redirects like a real processor; the outcome pages read the actual status. */
export async function decideTestPayment(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  refuseInProduction(context);
  const reference = context.params['slug'] ?? '';
  const decision = (await readForm(args.request)).get('decision');
  if (decision === CHALLENGE) {
    return redirect(pathTo('testPayment', context.language, { slug: reference }, { [CHALLENGE]: '1' }), 303);
  }
  if (!isDecision(decision)) return data({ text: context.t('order')('test.choose') }, 400);
  const result = await orErrorPage(decide(context.api, reference, decision));
  if (!result) notFound(context.t('order')('unknownReference'));
  const order = await requireOrder(context, reference);
  return redirect(order.payment === 'waiting' ? processPath(context, order) : truthPath(context, order), 303);
}
