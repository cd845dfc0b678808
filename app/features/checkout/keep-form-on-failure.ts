import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { PaymentAnswer } from './payment-view';

/**
 * The payment route's `clientAction`. When a form does not reach the shop, the page keeps its values: an order shows that
 * no answer came, a look-up of pick-up points keeps the previous ones.
 */
export async function keepFormOnFailure({ request, serverAction }: ClientActionFunctionArgs) {
  const isOrder = (await request.clone().formData()).get('intent') === 'confirm';
  try {
    return await serverAction<PaymentAnswer>();
  } catch (error) {
    // redirects are not failures, and a request aborted for a newer one needs no message
    if (error instanceof Response || request.signal.aborted) throw error;
    const answer: PaymentAnswer = {
      payment: { state: 'down', units: 0, status: 503 },
      problem: isOrder ? { kind: 'unknown', texts: [] } : null,
      result: null,
    };
    // as an error status, after which Remix does not reload the page’s data
    return Response.json(answer, { status: 503 });
  }
}
