/**
 * Soft edges without blurs: what is soft is laid over itself in steps, each as faint as the edge fades there. Renderers take ten times as
 * long for a blur, however small the blurred thing is.
 */

/** How much of a soft edge lies within so many standard deviations. @see https://en.wikipedia.org/wiki/Logistic_distribution#Applications */
const reached = (distance: number): number => 1 / (1 + Math.exp(-1.702 * distance));

/** From where to where a soft edge is drawn, in standard deviations. */
const [INNER, OUTER] = [-1.5, 2.2];

const stepsFor = (blur: number, most: number): number => Math.max(3, Math.min(most, Math.round(1.6 + blur * 0.5)));

/** One step: how far beyond the edge it reaches, in the unit of the blur, and what it adds. */
type Step = readonly [edge: number, share: number];

/** Steps of an edge from the outermost to the innermost. */
export function edgeSteps(blur: number, most = 9): Step[] {
  const steps = stepsFor(blur, most);
  return Array.from({ length: steps }, (_, i): Step => {
    const [to, from] = [OUTER - ((OUTER - INNER) * i) / steps, OUTER - ((OUTER - INNER) * (i + 1)) / steps];
    return [(blur * (from + to)) / 2, (reached(to) - reached(from)) / (reached(OUTER) - reached(INNER))];
  });
}

/** Strokes that together are a band with soft edges: the width of each, in the unit of the blur, and what it adds. */
export function bandSteps(width: number, blur: number, most = 12): Step[] {
  const far = width / 2 + blur * 2;
  const steps = Math.max(3, Math.min(most, Math.round(far / 3.6)));
  const dark = (distance: number): number =>
    reached((width / 2 - distance) / blur) + reached((width / 2 + distance) / blur) - 1;
  let before = 0;
  return Array.from({ length: steps }, (_, i): Step => {
    const [outer, inner] = [far * (1 - i / steps), far * (1 - (i + 1) / steps)];
    const now = dark((outer + inner) / 2);
    const step: Step = [outer + inner, now - before];
    before = now;
    return step;
  });
}
