/** The review fields that a summary needs: `rating` 0 to 10, `fit` 2, 4, 6, 8, 10 or null. */
export interface RatedReview {
  readonly rating: number;
  readonly fit: number | null;
  readonly isVerified: boolean;
}

/** Converts a rating to stars: half of it, rounded to the nearest half. Specification 2 §9. */
export function starsOf(rating: number): number {
  return Math.round(rating) / 2;
}

/** Named fit values of the API's fit score: 6 is true to size. Specification 2 §9. */
export type Fit = 'muchSmaller' | 'smaller' | 'trueToSize' | 'larger' | 'muchLarger';

const FITS: readonly Fit[] = ['muchSmaller', 'smaller', 'trueToSize', 'larger', 'muchLarger'];

/** Converts a fit score: 2 distinctly smaller, 4 somewhat smaller, 6 true, 8 and 10 larger. Specification 2 §9. */
export function fitOf(score: number): Fit {
  const step = Math.min(Math.max(Math.round(score / 2), 1), FITS.length);
  return FITS[step - 1] ?? 'trueToSize';
}

export interface ReviewSummary {
  /**
   * Number of reviews with five, four, three, two and one stars, in this order; halves round up, less than one star counts
   * as one. `from` is the least that is counted in a row: half a star less where some review has a half, so that the rows say
   * what the average is made of.
   */
  readonly distribution: readonly { readonly stars: number; readonly from: number; readonly count: number }[];
  /** Average fit score, 2 to 10, of the reviews that have one; null when none has. */
  readonly fit: number | null;
  readonly fitCount: number;
  /** Share of those reviews that found it true to size, in whole percent. */
  readonly trueToSizePercent: number;
  readonly verifiedCount: number;
  readonly count: number;
}

/** Summarises reviews. Specification 2 §9. */
export function summarise(reviews: readonly RatedReview[]): ReviewSummary {
  const given = reviews.map(({ rating }) => Math.min(5, Math.max(1, Math.round(starsOf(rating)))));
  const below = reviews.some(({ rating }) => !Number.isInteger(starsOf(rating))) ? 0.5 : 0;
  const fits = reviews.flatMap(({ fit }) => (fit === null ? [] : [fit]));
  const trueFits = fits.filter((fit) => fitOf(fit) === 'trueToSize').length;
  return {
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      from: Math.max(1, stars - below),
      count: given.filter((each) => each === stars).length,
    })),
    fit: fits.length === 0 ? null : fits.reduce((sum, fit) => sum + fit, 0) / fits.length,
    fitCount: fits.length,
    trueToSizePercent: fits.length === 0 ? 0 : Math.round((trueFits * 100) / fits.length),
    verifiedCount: reviews.filter(({ isVerified }) => isVerified).length,
    count: reviews.length,
  };
}

/** Number of reviews shown at first, and added at a time. Specification 2 §9. */
export const REVIEWS_PER_PAGE = 10;
/** Max number of reviews per request, and therefore per page. Specification 2 §9. */
export const MAX_REVIEWS = 1000;

/** Number of reviews requested by the address, in multiples of ten. */
export function requestedReviewCount(text: string | null): number {
  const requested = /^\d{1,4}$/.test(text ?? '') ? Number(text) : REVIEWS_PER_PAGE;
  const pages = Math.ceil(Math.max(requested, 1) / REVIEWS_PER_PAGE);
  return Math.min(pages * REVIEWS_PER_PAGE, MAX_REVIEWS);
}

/** Comments over 300 characters are cut to about 200. Specification 2 §5. */
const LONG_COMMENT = 300;
const CUT_COMMENT = 200;

/**
 * Splits a comment into the visible start and the rest behind "Read more". Specification 2 §5.
 * @returns `rest` is empty when the comment has at most 300 characters
 */
export function splitComment(comment: string): { readonly start: string; readonly rest: string } {
  if (comment.length <= LONG_COMMENT) return { start: comment, rest: '' };
  const boundary = comment.slice(0, CUT_COMMENT + 1).search(/\s\S*$/);
  const end = boundary > 0 ? boundary : CUT_COMMENT;
  return { start: comment.slice(0, end), rest: comment.slice(end).trimStart() };
}

/** A review's facts for search engines: stars instead of a rating. */
export function reviewFacts(review: {
  readonly rating: number;
  readonly name: string;
  readonly created: string;
  readonly title: string;
  readonly comment: string;
}) {
  const { rating, name, created, title, comment } = review;
  return { stars: starsOf(rating), author: name, created, title, text: comment };
}
