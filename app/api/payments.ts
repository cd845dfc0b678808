import { decideTestPayment } from 'contract/orders';
import { isMissing } from './api-error';
import { type Api, submit } from './request';

/** What one may decide on the test processor's page. */
export const TEST_DECISIONS = ['approve', 'decline', 'cancel'] as const;
export type TestDecision = (typeof TEST_DECISIONS)[number];

/** What became of the payment: its own status, and the order's. */
export type TestPaymentResult = { readonly orderStatus: string; readonly paymentStatus: string };

/**
 * Carries out the decision on the test processor's page.
 * @returns undefined when there is no such payment, or no test processor here (SHOP_ENV=production)
 * @throws ApiError for an outage
 */
export async function decide(
  api: Api,
  reference: string,
  decision: TestDecision,
): Promise<TestPaymentResult | undefined> {
  try {
    const reply = await submit(api, decideTestPayment, { params: { reference }, body: { decision } });
    return reply.ok ? { orderStatus: reply.value.status, paymentStatus: reply.value.payment_status } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
