import type { SceneFrame } from './backdrop';
import { mix, short, vertical } from './svg';
import { undergrowth } from './undergrowth';

/** The grass at the foot of the rock, on which somebody stands at x, y; it falls away to the valley. */
export function meadowAt(
  frame: SceneFrame,
  { x, y, rock }: { readonly x: number; readonly y: number; readonly rock: number },
  colour: string,
  light: string,
  seed: number,
): string {
  const h = frame.height + 10;
  const outline = `M-20 ${h}V${short(y + 60)}Q${short(rock - 320)} ${short(y + 50)} ${short(rock - 120)} ${short(y + 12)}T${short(x + 200)} ${short(y + 4)}T${short(x + 620 + (h - y) * 1.6)} ${h}z`;
  const lit = mix(colour, light, 0.3);
  const growth = {
    from: y - 10,
    colours: [lit, mix(colour, '#0d1712', 0.3), mix(lit, '#b5682c', 0.3)],
    stone: mix('#8b8d86', colour, 0.3),
    sun: 1,
    seed: seed + 5,
  } as const;
  return [
    `<defs><clipPath id="meadow"><path d="${outline}"/></clipPath>${vertical('grass', [
      [0, lit],
      [0.3, colour],
      [1, mix(colour, '#0d1712', 0.55)],
    ])}</defs>`,
    `<path d="${outline}" fill="url(#grass)"/><g clip-path="url(#meadow)">${undergrowth(frame, growth)}</g>`,
  ].join('');
}
