import { lightOf, lineOf, mix, shadeOf } from './colour';
import { openCurve } from './curve';
import { num } from './geometry';
import type { Kit } from './kit';
import type { Shape } from './shaded-plate';

type RodOptions = {
  cap?: 'round' | 'butt';
  /** strength of the highlight from 0 (rubber) to 1 (polished metal) */
  gloss?: number;
  /** opacity of the cast shadow */
  shadow?: number;
  /** colour and lengths of a pattern that runs along the rod, in millimetres */
  tracer?: readonly [colour: string, dash: number, gap: number];
};

const STEPS = 9;

/** A thick round rod or rope along a line, shaded smoothly enough to be looked at closely. Width in millimetres. */
export function rod(kit: Kit, shape: Shape, width: number, colour: string, options: RodOptions = {}): string {
  const { cap = 'round', gloss = 0.7, shadow = 0.32, tracer } = options;
  const id = kit.path(typeof shape === 'string' ? shape : openCurve(shape));
  const stroke = (paint: string, share: number, shift: number, extra = ''): string =>
    `<use href="#${id}" stroke="${paint}" stroke-width="${num(width * share, 2)}" transform="translate(${num(-width * shift, 2)} ${num(-width * shift, 2)})"${extra}/>`;
  const dark = mix(colour, shadeOf(colour), 0.85);
  const bright = mix(colour, lightOf(colour), gloss);
  const layers: string[] = [];
  for (let i = 0; i < STEPS; i++) {
    const t = i / (STEPS - 1);
    const paint = t < 0.5 ? mix(dark, colour, t * 2) : mix(colour, bright, t * 2 - 1);
    layers.push(stroke(paint, 1 - 0.86 * t, 0.2 * t));
  }
  if (tracer) {
    const [paint, dash, gap] = tracer;
    layers.push(
      stroke(
        paint,
        0.62,
        0.04,
        ` stroke-opacity=".85" stroke-linecap="butt" stroke-dasharray="${num(dash)} ${num(gap)}"`,
      ),
      stroke(
        '#000000',
        0.9,
        0,
        ` stroke-opacity=".16" stroke-linecap="butt" stroke-dasharray="${num(width * 0.1, 2)} ${num(width * 0.24, 2)}"`,
      ),
    );
  }
  // strokes laid over each other instead of a blur: a straight line has no box for a filter, and a rope has many strands
  const drop = shadow
    ? `<g transform="translate(${num(width * 0.24, 2)} ${num(width * 0.38, 2)})" stroke="#0b101c" stroke-opacity="${num(shadow * 0.36, 3)}">${[0.86, 1.06, 1.26].map((share) => `<use href="#${id}" stroke-width="${num(width * share, 2)}"/>`).join('')}</g>`
    : '';
  return [
    `<g fill="none" stroke-linejoin="round" stroke-linecap="${cap}">`,
    drop,
    `<use href="#${id}" stroke="${lineOf(colour)}" stroke-width="${num(width + Number(kit.units(2)), 2)}"/>`,
    ...layers,
    '</g>',
  ].join('');
}
