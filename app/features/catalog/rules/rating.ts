/** The number of reviews is told when it is above this. Specification 2 §2, §9. */
const COUNT_OVER = 5;

/** The text next to the stars: the average, and the count when it is over five. */
export function ratingNote(average: string, count: number): string {
  return count > COUNT_OVER ? `${average} (${count})` : average;
}

/** Whole stars of an average, 0 to 5, rounded from the one decimal that is printed, so that equal figures have equal stars. Specification 2 §3. */
export const wholeStars = (average: number): number => Math.round(Math.round(average * 10) / 10);
