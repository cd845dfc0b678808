import { mix, tone } from './colour';
import type { Colourway } from './palette';
import { printOn, type TentPlan } from './tent-plan';

/** Cloth that has stood in the sun for two summers. */
export const fadedCloth = (way: Colourway): Colourway => ({
  ...way,
  main: mix(way.main, '#dcd4bd', 0.26),
  block: mix(way.block, '#cfc6ae', 0.22),
});

/** A patch sewn on a tear, on the sheet that has the maker's name, and a scuff above its hem. */
export function mendedTear(plan: TentPlan, way: Colourway): string {
  const { name } = plan;
  const at = (u: number, v: number): string => printOn({ ...plan, name: { ...name, u: name.u + u, v: name.v + v } });
  const patch = mix(tone(way.block, -0.08), '#3d5468', 0.4);
  const stitches = `fill="none" stroke="#f0ead8" stroke-width="7" stroke-dasharray="22 15"`;
  return [
    `<g transform="${at(0.11, -0.135)} rotate(-9) scale(.86)"><rect x="-142" y="-112" width="290" height="236" rx="26" fill="#0b101c" opacity=".22" transform="translate(7 9)"/><rect x="-142" y="-112" width="290" height="236" rx="26" fill="${patch}"/><rect x="-122" y="-92" width="250" height="196" rx="16" ${stitches}/><path d="M-80 70L96-58" ${stitches} opacity=".7"/></g>`,
    `<g transform="${at(-0.16, -0.2)}" opacity=".5"><path d="M-260 40Q-120-10 40 20T300 6L286 34Q120 40-40 60T-260 40z" fill="#a8946c"/><path d="M-60-40l90 14M20-70l70 26M-170-10l60 8" stroke="#f0ead8" stroke-width="6"/></g>`,
  ].join('');
}
