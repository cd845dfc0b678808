import type { LayoutName, ScreenName } from './screens';

/**
 * Screens whose layout is not the default one, for the browser, which does not carry the screen table. The table is what
 * counts: a test holds the two together.
 */
const layouts: Partial<Record<ScreenName, LayoutName>> = {
  clubInfo: 'checkout',
  payment: 'checkout',
  klarnaConfirm: 'checkout',
  paymentAddress: 'checkout',
  paymentCancelled: 'checkout',
  paymentError: 'checkout',
  orderProcess: 'checkout',
  testPayment: 'checkout',
  rentle: 'rentle',
  menu: 'bare',
  viewedMark: 'bare',
  searchSuggestions: 'bare',
  mail: 'bare',
};

/** The layout of the screen a Remix route id (`payment.fi`) belongs to. */
export function layoutOfRouteId(id: string): LayoutName {
  const name = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  return Object.hasOwn(layouts, name) ? (layouts[name as ScreenName] ?? 'default') : 'default';
}
