/** How a model runs by its reviews. */
export type Run = 'small' | 'true' | 'large';

/** Fit scores that many reviews must have before the shop draws a conclusion. */
const ENOUGH = 3;

/**
 * Whether a model runs small, true to size or large: the average fit below 5, between, above 7. Null with fewer than three
 * reviews that tell the fit. Specification 2 §9.
 * @param fit average fit score, 2 to 10; null when no review has one
 * @param count number of reviews that have one
 */
export function runOf(fit: number | null, count: number): Run | null {
  if (fit === null || count < ENOUGH) return null;
  if (fit < 5) return 'small';
  return fit > 7 ? 'large' : 'true';
}
