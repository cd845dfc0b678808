/**
 * Soft edges without blurs: what is soft is laid over itself in steps, each as faint as the edge fades there. Renderers take ten times as
 * long for a blur, however small the blurred thing is.
 */

/** How much of a soft edge lies within so many standard deviations. @see https://en.wikipedia.org/wiki/Logistic_distribution#Applications */
const reached = (distance: number): number => 1 / (1 + Math.exp(-1.702 * distance));

/** From where to where a soft edge is drawn, in standard deviations. */
const [INNER, OUTER] = [-1.5, 2.2];

/** Whether what is drawn will be shown magnified. */
let isNear = false;

/** Draws what is shown magnified: its soft edges have so many steps that none is seen, which takes longer. */
export function drawnNear<T>(draw: () => T): T {
  isNear = true;
  try {
    return draw();
  } finally {
    isNear = false;
  }
}

/** How many steps cover so many plate units; from near each is narrow enough not to be seen. */
const stepsOver = (reach: number, usual: number, most: number): number =>
  isNear ? Math.max(4, Math.min(18, Math.round(reach / NEAR_STEP))) : Math.max(2, Math.min(most, Math.round(usual)));

/** Plate units: an edge that is softer lies round a whole thing, on the bare plate, where wide steps are seen. */
const WIDE = 8;

/** Plate units: three pixels or four of a picture of 960. */
const NEAR_STEP = 2.6;

/** One step: how far beyond the edge it reaches, in the unit of the blur, and what it adds. */
type Step = readonly [edge: number, share: number];

/** Steps of an edge from the outermost to the innermost. */
export function edgeSteps(blur: number, most = 20): Step[] {
  const reach = blur * (OUTER - INNER);
  const steps = stepsOver(reach, blur < WIDE ? 1 + blur * 0.42 : reach / 2.8, most);
  return Array.from({ length: steps }, (_, i): Step => {
    const [to, from] = [OUTER - ((OUTER - INNER) * i) / steps, OUTER - ((OUTER - INNER) * (i + 1)) / steps];
    return [(blur * (from + to)) / 2, (reached(to) - reached(from)) / (reached(OUTER) - reached(INNER))];
  });
}

/** Strokes that together are a band with soft edges: the width of each, in the unit of the blur, and what it adds. */
export function bandSteps(width: number, blur: number, most = 12): Step[] {
  const far = width / 2 + blur * 2;
  const steps = stepsOver(far, far / 4.4, most);
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
