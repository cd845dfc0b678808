import type { Order, OrderRow } from '~/api/orders';

/** Whether what was ordered has been bought, so that its buyer may review it: paid, and not cancelled. */
export const isReviewable = ({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean =>
  payment === 'paid' && status !== 'cancelled';

/** The slug of the product that a row's buyer may review; empty for deliveries and what has no page any more. */
export const reviewedSlug = ({ kind, path }: Pick<OrderRow, 'kind' | 'path'>): string =>
  kind === 'product' ? (path.split('/').filter(Boolean).at(-1) ?? '') : '';
