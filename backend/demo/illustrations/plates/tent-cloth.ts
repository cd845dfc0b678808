import { clothLight } from './cloth-light';
import { creases, type Point } from './geometry';

/**
 * Light on the cloth of a tent: it hangs between its poles, taut where they hold it, and turns away from the lamp towards its edges.
 * @param folds as `creases` reads them, from pole to peg
 */
export const tentLight = (outline: readonly Point[], folds: string, seed: number): string =>
  clothLight(outline, {
    folds: creases(folds),
    seed,
    size: 3.2,
    round: 130,
    depth: 1.5,
    crumple: 0.6,
    shine: 1.25,
    grain: 1.3,
  });
