import { DEMO_CUSTOMER } from './accounts';
import { DEMO_REVIEWS } from './reviews/all-reviews';

/** Models on the demo customer's wishlist, by slug, the first wish first. */
export const DEMO_WISHES = [
  'tunturi-84',
  'kasivarsi-3l',
  'kota-3',
  'olos',
  'rakka-104',
  'kuori-kypara',
  'uni-18',
  'polku-low',
] as const;

/** Token of the demo customer's shared wishlist. Tokens of other lists are random. */
export const DEMO_SHARE_TOKEN = 'ainon-toivelista-demo-000';

/**
 * The demo customer's votes by index of the review, one for each product of the wishlist that has reviews with votes; they are among
 * the numbers of votes that the reviews have.
 */
export const DEMO_VOTES: readonly { readonly review: number; readonly isUp: boolean }[] = DEMO_WISHES.flatMap(
  (slug) => {
    const review = DEMO_REVIEWS.findIndex(
      ({ model, up, down, byCustomer }) => model === slug && !byCustomer && up + down > 0,
    );
    return review < 0 ? [] : [{ review, isUp: (DEMO_REVIEWS[review]?.down ?? 0) === 0 }];
  },
);

/** Memberships of customer groups; `days` until the end of an accepted one. */
export const DEMO_MEMBERSHIPS = [
  { email: DEMO_CUSTOMER.email, group: 'scout', memberNumber: '1048576', days: 300 },
  { email: 'yritys@hanki.example', group: 'scout', memberNumber: '2097152', days: null },
] as const;
