import type { ScreenName } from '~/routing/screens';

/** The pages of the desk in the order of its navigation. */
export const DESK_PAGES = [
  'desk',
  'deskOrders',
  'deskComplaints',
  'deskReturns',
  'deskMoney',
  'deskReviews',
  'deskCompanies',
  'deskGroups',
  'deskRestock',
  'deskMessages',
  'deskNewsletters',
  'deskLog',
  'deskStores',
  'deskBanners',
  'deskKeywords',
  'deskRedirects',
  'deskSettings',
  'deskContents',
] as const satisfies readonly ScreenName[];

export type DeskPageName = (typeof DESK_PAGES)[number];
