import type { ScreenName } from './screens';

type Rule = (params: Readonly<Record<string, string>>) => boolean;

const isToken = (value: string | undefined): boolean => /^[\w.:=-]{8,200}$/.test(value ?? '');
const isSlug = (value: string | undefined): boolean => /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,199}$/u.test(value ?? '');

/** Validation of a screen's parameters; screens without an entry accept any. Specification 1 §2. */
const rules: Partial<Record<ScreenName, Rule>> = {
  activate: ({ hash }) => isToken(hash),
  deleteAccount: ({ token }) => isToken(token),
  confirmPasswordReset: ({ hash }) => isToken(hash),
  restockStop: ({ token }) => isToken(token),
  newsletterConfirm: ({ token }) => isToken(token),
  newsletterStop: ({ token }) => isToken(token),
  confirmEmail: ({ hash }) => isToken(hash),
  undoEmail: ({ hash }) => isToken(hash),
  sharedWishlist: ({ token }) => isToken(token),
  handover: ({ id }) => /^[\w.~-]{16,4096}$/.test(id ?? ''),
  stopReminders: ({ email }) => /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email ?? ''),
  menu: ({ slug }) => !slug || isSlug(slug),
  viewedMark: ({ id }) => /^[1-9]\d{0,9}$/.test(id ?? ''),
  skiWizardSport: ({ sport }) => sport === 'alpine' || sport === 'nordic',
  complaint: ({ token }) => isToken(token),
  complaintPicture: ({ token }) => isToken(token),
  accountComplaint: ({ number }) => /^[A-Za-z0-9]{1,40}$/.test(number ?? ''),
  orderDetails: ({ number }) => /^[A-Za-z0-9-]{1,40}$/.test(number ?? ''),
  testPayment: ({ slug }) => isToken(slug),
  campaign: ({ campaignSlug }) => isSlug(campaignSlug),
  giftCampaign: ({ category }) => isSlug(category),
  giftCampaignProduct: ({ campaignSlug, productSlug }) => isSlug(campaignSlug) && isSlug(productSlug),
  oldGiftCampaignProduct: ({ campaignSlug, productSlug }) => isSlug(campaignSlug) && isSlug(productSlug),
  store: ({ store }) => isSlug(store),
  lifeOutdoorsPost: ({ post }) => isSlug(post),
  blogPost: ({ slug }) => isSlug(slug),
  blogger: ({ blogger }) => isSlug(blogger),
};

/** Whether a screen accepts these parameters; otherwise the page is a 404 'Page Not Found: {path}'. */
export function acceptsParams(screen: ScreenName, params: Readonly<Record<string, string>>): boolean {
  return rules[screen]?.(params) ?? true;
}
