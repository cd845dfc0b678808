/** How long an order waits for its payment before its stock is free again, whatever the number of attempts. */
export const PAYMENT_TIME_MS = 30 * 60 * 1000;
