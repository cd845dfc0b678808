import type { Settings } from 'settings/read-settings';
import { processorsOf } from '../payments/processors';
import { sendRefund, withdrawPromise } from '../payments/refund-payment';
import type { Job } from './job';

/** Tells payment processors about refunds. */
export function sendRefundJob(settings: Settings): Job<'send-refund'> {
  const processors = processorsOf(settings);
  return {
    queue: 'send-refund',
    run: (context, { refundId }) => sendRefund({ ...context, settings, processors }, refundId),
  };
}

/** Withdraws promised payments of cancelled orders. */
export function withdrawPaymentJob(settings: Settings): Job<'withdraw-payment'> {
  const processors = processorsOf(settings);
  return {
    queue: 'withdraw-payment',
    run: (context, { paymentId }) => withdrawPromise({ ...context, settings, processors }, paymentId),
  };
}
