import { checkPayment, decideTestPayment, getReceipt, giveUpOrder, payOrder, TEST_DECISIONS } from 'contract/payments';
import { confirmKlarnaOrder } from 'contract/place-order';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { payAddress, type ReturnPaths } from './place-order';
import { type Api, read, submit } from './request';

/** What the test processor's cards do. */
export { TEST_DECISIONS };
export type TestDecision = (typeof TEST_DECISIONS)[number];

/** Status of the payment and of its order after the decision. */
export type TestPaymentResult = { readonly orderStatus: string; readonly paymentStatus: string };

/**
 * Carries out the decision on the test processor's page.
 * @returns undefined if there is no such payment, or no test processor (SHOP_ENV=production)
 * @throws ApiError for an outage
 */
export async function decide(
  api: Api,
  reference: string,
  decision: TestDecision,
): Promise<TestPaymentResult | undefined> {
  const answer = await submit(api, decideTestPayment, { params: { reference }, body: { decision } });
  return answer.status === 200
    ? { orderStatus: answer.body.status, paymentStatus: answer.body.payment_status }
    : undefined;
}

/** The result of paying an order again. */
export type PayReply =
  | { readonly kind: 'started'; readonly processor: string; readonly payAt: string | null }
  /** The order is paid, or does not exist any more. */
  | { readonly kind: 'over' }
  /** The method is not offered. */
  | { readonly kind: 'refused' };

/** Opens a new attempt to pay an order. @throws ApiError for an outage */
export async function payAgain(
  api: Api,
  reference: string,
  method: string,
  returnPaths: ReturnPaths,
): Promise<PayReply> {
  const body = { payment_method: method || null, return_paths: returnPaths };
  const answer = await submit(api, payOrder, { params: { reference }, body });
  switch (answer.status) {
    case 200:
      return { kind: 'started', processor: answer.body.processor, payAt: payAddress(answer.body.redirect_url) };
    case 400:
      return { kind: 'refused' };
    case 404:
    case 409:
      return { kind: 'over' };
  }
}

/**
 * Gives up an order that waits for its payment. A backend that does not implement the call lets the order expire.
 * @throws ApiError for an outage
 */
export async function giveUp(api: Api, reference: string): Promise<void> {
  await submit(api, giveUpOrder, { params: { reference }, body: {} }).catch(unlessMissing);
}

/** Asks the processor whether an order was paid meanwhile. @throws ApiError for an outage */
export async function askForPayment(api: Api, reference: string): Promise<void> {
  await submit(api, checkPayment, { params: { reference }, body: {} }).catch(unlessMissing);
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/**
 * Confirms an order that Klarna has completed.
 * @returns its payment reference, or why it could not be placed, so that nothing is charged; undefined when there is none, or the backend
 *   does not know Klarna
 * @throws ApiError for an outage
 */
export async function confirmKlarna(
  api: Api,
  klarnaOrderId: string,
): Promise<{ readonly reference: string } | { readonly texts: readonly string[] } | undefined> {
  try {
    const answer = await submit(api, confirmKlarnaOrder, { body: { klarna_order_id: klarnaOrderId } });
    if (answer.status === 409) return { texts: answer.body.errors };
    return answer.status === 200 ? { reference: answer.body.payment_reference } : undefined;
  } catch (error) {
    unlessMissing(error);
    return undefined;
  }
}

/** The receipt of a paid order as a PDF; undefined when there is no such order, or it is not paid. @throws ApiError for an outage */
export async function readReceipt(
  api: Api,
  reference: string,
): Promise<{ readonly number: string; readonly pdf: Uint8Array<ArrayBuffer> } | undefined> {
  if (!/^[\w-]{1,100}$/.test(reference)) return undefined;
  const answer = await read(api, getReceipt, { params: { reference } });
  if (answer.status === 404) return undefined;
  const { order_number: number, pdf } = bodyOf(answer);
  return { number, pdf: Uint8Array.from(Buffer.from(pdf, 'base64')) };
}
