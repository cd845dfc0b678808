/** How reviews can be sorted, the default first. Specification 2 §4. */
export const REVIEW_SORTS = ['date', 'likes', 'stars'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

type Sortable = {
  readonly id: number;
  /** ISO 8601 time. */
  readonly created: string;
  /** 0 to 10. */
  readonly rating: number;
  readonly votesUp: number;
  readonly votesDown: number;
};

/** The sort that an address requests; an unknown one counts as the default. */
export function requestedReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? 'date';
}

const time = ({ created }: Sortable): number => Date.parse(created) || 0;
const newestFirst = (a: Sortable, b: Sortable): number => time(b) - time(a) || b.id - a.id;

const COMPARE: Readonly<Record<ReviewSort, (a: Sortable, b: Sortable) => number>> = {
  date: newestFirst,
  likes: (a, b) => b.votesUp - b.votesDown - (a.votesUp - a.votesDown) || newestFirst(a, b),
  stars: (a, b) => b.rating - a.rating || newestFirst(a, b),
};

/** Reviews by date, by likes (up minus down) or by stars; equal ones with the newest first. Specification 2 §4. */
export function sortReviews<Review extends Sortable>(reviews: readonly Review[], sort: ReviewSort): Review[] {
  return reviews.toSorted(COMPARE[sort]);
}
