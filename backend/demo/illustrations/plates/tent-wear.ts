import { mix } from './colour';
import type { Colourway } from './palette';
import { printOn, type TentPlan } from './tent-plan';

/** Cloth that has stood in the sun for two summers. */
export const fadedCloth = (way: Colourway): Colourway => ({
  ...way,
  main: mix(way.main, '#dcd4bd', 0.26),
  block: mix(way.block, '#cfc6ae', 0.22),
});

/** A scuff on the sheet that has the maker's name, above its hem. */
export function scuffed(plan: TentPlan): string {
  const { name } = plan;
  const place = printOn({ ...plan, name: { ...name, u: name.u - 0.12, v: name.v - 0.44 } });
  return `<g transform="${place} scale(.8)" opacity=".6"><path d="M-260 40Q-120-10 40 20T300 6L286 34Q120 40-40 60T-260 40z" fill="#a8946c"/><path d="M-60-40l90 14M20-70l70 26M-170-10l60 8" stroke="#f0ead8" stroke-width="6"/></g>`;
}
