import type { LayoutName, ScreenName } from './screens';

/**
 * Screens with another layout than the default, for the browser, which does not have the screen table. A test checks that this list
 * matches the table.
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
  cartAside: 'bare',
  wishlistToggle: 'bare',
  viewedMark: 'bare',
  instalmentMessage: 'bare',
  searchSuggestions: 'bare',
  mail: 'bare',
  receipt: 'bare',
  returnLabel: 'bare',
  complaintPictures: 'bare',
  complaintPicture: 'bare',
  accountExport: 'bare',
  deskNewsletterFile: 'bare',
  deskPictures: 'bare',
  accountCompanyOrdersFile: 'bare',
  accountCompanyAdd: 'bare',
  accountGiftCodes: 'bare',
  deskGiftCodes: 'bare',
  deskPickingFile: 'bare',
  deskImportReport: 'bare',
  passkeyStep: 'bare',
};

/** The layout of the screen a Remix route id (`payment.fi`) belongs to. */
export function layoutOfRouteId(id: string): LayoutName {
  const name = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  return Object.hasOwn(layouts, name) ? (layouts[name as ScreenName] ?? 'default') : 'default';
}
