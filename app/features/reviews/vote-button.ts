/** Id of the page's one form that the buttons of all reviews submit. */
export const VOTE_FORM = 'vote';

/** A pressed button's value: the review, and its number on the page to return to. */
export const voteValue = (reviewId: number, place: number): string => `${reviewId}-${place}`;
