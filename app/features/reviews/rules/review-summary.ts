/** What a summary needs of a review: `rating` 0 to 10, `fit` 2, 4, 6, 8, 10 or null. */
export interface RatedReview {
  readonly rating: number;
  readonly fit: number | null;
  readonly isVerified: boolean;
}

/** Stars of a rating: half of it, to the nearest half. Specification 2 §9. */
export function starsOf(rating: number): number {
  return Math.round(rating) / 2;
}

/** The fit of the wire in words: 6 is true to size. Specification 2 §9. */
export type Fit = 'muchSmaller' | 'smaller' | 'trueToSize' | 'larger' | 'muchLarger';

const FITS: readonly Fit[] = ['muchSmaller', 'smaller', 'trueToSize', 'larger', 'muchLarger'];

/** The words for a fit score: 2 distinctly smaller, 4 somewhat smaller, 6 true, 8 and 10 larger. Specification 2 §9. */
export function fitOf(score: number): Fit {
  const step = Math.min(Math.max(Math.round(score / 2), 1), FITS.length);
  return FITS[step - 1] ?? 'trueToSize';
}

export interface ReviewSummary {
  /** How many gave five stars, four, three, two, one, in this order; halves count upwards, below one star as one. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
  /** Average fit score, 2 to 10, of the reviews that tell one; null when none does. */
  readonly fit: number | null;
  /** Share of those reviews that found it true to size, whole per cent. */
  readonly trueToSizePercent: number;
  readonly verifiedCount: number;
  readonly count: number;
}

/** How reviews fall out as a whole. Specification 2 §9. */
export function summarise(reviews: readonly RatedReview[]): ReviewSummary {
  const given = reviews.map(({ rating }) => Math.min(5, Math.max(1, Math.round(rating / 2))));
  const fits = reviews.flatMap(({ fit }) => (fit === null ? [] : [fit]));
  const trueFits = fits.filter((fit) => fitOf(fit) === 'trueToSize').length;
  return {
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: given.filter((each) => each === stars).length })),
    fit: fits.length === 0 ? null : fits.reduce((sum, fit) => sum + fit, 0) / fits.length,
    trueToSizePercent: fits.length === 0 ? 0 : Math.round((trueFits * 100) / fits.length),
    verifiedCount: reviews.filter(({ isVerified }) => isVerified).length,
    count: reviews.length,
  };
}

/** Reviews a page shows at first, and more at a time. Specification 2 §9. */
export const REVIEWS_PER_PAGE = 10;
/** As many as one request asks for, and so the most that a page shows. Specification 2 §9. */
export const MOST_REVIEWS = 1000;

/** How many reviews the address asks for: whole pages of ten. */
export function reviewsWanted(text: string | null): number {
  const wanted = /^\d{1,4}$/.test(text ?? '') ? Number(text) : REVIEWS_PER_PAGE;
  const pages = Math.ceil(Math.max(wanted, 1) / REVIEWS_PER_PAGE);
  return Math.min(pages * REVIEWS_PER_PAGE, MOST_REVIEWS);
}

/** Comments over 300 characters are cut to about 200. Specification 2 §5. */
const LONG_COMMENT = 300;
const CUT_COMMENT = 200;

/**
 * A comment in two parts: what is read at once, and the rest behind "Read more". Specification 2 §5.
 * @returns `rest` empty when the comment is not over 300 characters
 */
export function splitComment(comment: string): { readonly start: string; readonly rest: string } {
  if (comment.length <= LONG_COMMENT) return { start: comment, rest: '' };
  const boundary = comment.slice(0, CUT_COMMENT + 1).search(/\s\S*$/);
  const end = boundary > 0 ? boundary : CUT_COMMENT;
  return { start: comment.slice(0, end), rest: comment.slice(end).trimStart() };
}
