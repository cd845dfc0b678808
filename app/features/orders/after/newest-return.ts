import type { AfterOrder } from '~/api/after-order';

/** The number of an order's newest return or withdrawal; empty without one. A form names it, so that its repetition is recognised. */
export const newestOf = ({ after }: { readonly after: AfterOrder }): string => after.returns[0]?.number ?? '';
