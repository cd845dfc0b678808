import { redirect } from '@remix-run/node';
import type { ReturnPaths } from '~/api/place-order';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { type CheckoutDraft, CONTINUE_TO_PROCESSOR, MAX_PAY_TO_LENGTH } from './checkout-draft';
import { draftSetCookie } from './checkout-draft.server';

const REFERENCE_PLACEHOLDER = 'REFERENCE';

/** A path of an outcome screen with `{reference}` as the placeholder for the payment's reference. */
function returnPath(context: ShopContext, screen: ScreenName): string {
  return pathTo(screen, context.language, { slug: REFERENCE_PLACEHOLDER }).replace(
    REFERENCE_PLACEHOLDER,
    '{reference}',
  );
}

/** Where a processor sends the shopper back. */
export function returnPaths(context: ShopContext): ReturnPaths {
  return {
    ok: returnPath(context, 'paymentOk'),
    cancelled: returnPath(context, 'paymentCancelled'),
    error: returnPath(context, 'paymentError'),
    address: returnPath(context, 'paymentAddress'),
  };
}

/** Slug of the processor whose page is the storefront's. */
const TEST_PROCESSOR = 'test';

/** An order whose payment was started. */
type StartedPayment = {
  readonly reference: string;
  readonly processor: string;
  readonly payAt: string | null;
  readonly isPaid: boolean;
};

/**
 * Redirects to the processor's page, the shop's own test page, the already paid order, or, when there is nothing to go to, the page
 * that tells what became of the payment. Another site is reached through a page of our own: browsers apply the form-action policy
 * to every redirect of a form, and it allows the shop only.
 */
export function redirectToPayment(context: ShopContext, draft: CheckoutDraft, started: StartedPayment): Response {
  const { reference: slug, payAt } = started;
  const waiting = pathTo('orderProcess', context.language, {}, { reference: slug });
  const testPage = pathTo('testPayment', context.language, { slug });
  const own = started.processor === TEST_PROCESSOR ? testPage : waiting;
  const payTo = started.isPaid ? pathTo('paymentOk', context.language, { slug }) : (payAt ?? own);
  const isStored = payTo.length <= MAX_PAY_TO_LENGTH;
  const stored = { ...draft, reference: slug, payTo: isStored ? payTo : '' };
  const byOurPage = pathTo('orderProcess', context.language, {}, { reference: slug, [CONTINUE_TO_PROCESSOR]: '1' });
  const to = isStored && !payTo.startsWith('/') ? byOurPage : payTo;
  return redirect(to, { status: 303, headers: { 'Set-Cookie': draftSetCookie(stored, context.request) } });
}
