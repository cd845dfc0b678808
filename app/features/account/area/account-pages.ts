import type { ScreenName } from '~/routing/screens';

/** The pages of the account in the order of its navigation; the company's only for people who order for one. */
export const ACCOUNT_PAGES = [
  'account',
  'orderHistory',
  'accountComplaints',
  'wishlist',
  'accountClub',
  'accountCompany',
  'accountGifts',
  'accountDetails',
  'accountAddresses',
  'accountSizes',
  'accountSecurity',
  'accountPrivacy',
] as const satisfies readonly ScreenName[];

export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** What the frame of the account's pages needs. */
export type AccountFrameData = {
  /** The person orders for a company. */
  readonly hasCompany: boolean;
};

/** Pages that only people of a company have. */
export const COMPANY_PAGES: ReadonlySet<AccountPage> = new Set(['accountCompany', 'accountGifts']);
