import { decideTestPayment } from 'contract/orders';
import { type Api, submit } from './request';

/** The choices on the test processor's page. */
export const TEST_DECISIONS = ['approve', 'decline', 'cancel'] as const;
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
