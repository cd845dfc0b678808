import type { ScreenName } from '~/routing/screens';

type DeskGroup = {
  readonly name: 'orders' | 'selling' | 'customers' | 'site' | 'general';
  readonly pages: readonly ScreenName[];
};

/** The pages of the desk in the order of its navigation, grouped by the work that they are for. */
export const DESK_GROUPS = [
  { name: 'general', pages: ['desk', 'deskLog'] },
  { name: 'orders', pages: ['deskOrders', 'deskReturns', 'deskComplaints', 'deskMoney', 'deskTransfers'] },
  {
    name: 'selling',
    pages: ['deskRentals', 'deskUsed', 'deskPeriods', 'deskBundles', 'deskOffers', 'deskGifts', 'deskRestock'],
  },
  { name: 'customers', pages: ['deskMessages', 'deskReviews', 'deskCompanies', 'deskGroups', 'deskNewsletters'] },
  {
    name: 'site',
    pages: [
      'deskContents',
      'deskBanners',
      'deskKeywords',
      'deskLeads',
      'deskStores',
      'deskImports',
      'deskRedirects',
      'deskSettings',
    ],
  },
] as const satisfies readonly DeskGroup[];

export type DeskPageName = (typeof DESK_GROUPS)[number]['pages'][number];

/** What staff who are no administrators may open. */
export const STAFF_GROUPS: readonly { readonly name: DeskGroup['name']; readonly pages: readonly DeskPageName[] }[] = [
  { name: 'orders', pages: ['deskTransfers'] },
];
