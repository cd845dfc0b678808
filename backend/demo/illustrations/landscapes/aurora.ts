import { layered, noise } from './noise';
import { stars } from './stars';
import { short, vertical } from './svg';

type Curtain = {
  /** where it begins and ends; it folds back on itself on the way */
  from: number;
  to: number;
  /** y of the lower edge and its sway */
  base: number;
  sway: number;
  /** width of a fold */
  fold: number;
  /** height of the rays */
  rays: number;
  seed: number;
  strength: number;
};

/** Slats a curtain is made of. */
const SLATS = 300;
/** How many slats lie over each other everywhere: no single edge shows. */
const OVERLAP = 5;

/**
 * A curtain of light that hangs in folds. Where it turns edge-on its slats crowd together and it is brightest, as the real one is;
 * the slats overlap so far that rays show and the slats themselves do not.
 */
function curtain({ from, to, base, sway, fold, rays, seed, strength }: Curtain): string {
  const foot = (t: number): readonly [number, number] => [
    from + (to - from) * t + fold * Math.sin(t * 14 + seed) + fold * 0.4 * Math.sin(t * 31 + seed * 2),
    base + sway * Math.sin(t * 4.4 + seed) + sway * 0.3 * Math.cos(t * 14 + seed),
  ];
  let slats = '';
  for (let i = 0; i < SLATS; i++) {
    const t = i / SLATS;
    const [x0, y0] = foot(t);
    const [x1, y1] = foot(t + OVERLAP / SLATS);
    const ends = Math.sin(Math.PI * t) ** 1.3;
    const ray = 0.62 + 0.38 * noise(t * 46, seed, 5);
    const surge = 0.5 + 0.5 * layered(t * 5, seed, 2, 8);
    const opacity = strength * ends * ray * (0.4 + 0.6 * surge);
    if (opacity < 0.01) continue;
    const height = rays * (0.5 + 0.35 * surge + 0.28 * noise(t * 30, seed + 4, 9));
    const lean = (t - 0.5) * 90;
    slats += `<path d="M${short(x0, 1)} ${short(y0, 1)}L${short(x1, 1)} ${short(y1, 1)}l${short(lean, 1)} ${short(-height, 1)}h${short(x0 - x1, 1)}z" opacity="${opacity.toFixed(2)}"/>`;
  }
  return `<g fill="url(#ray)" style="mix-blend-mode:screen" filter="url(#soften)">${slats}</g>`;
}

/** Stars and curtains of northern lights for a sky of the given width, over the horizon. */
export function aurora(width: number, horizon: number): string {
  const defs = [
    vertical('ray', [
      [0, '#7a4fc0', 0],
      [0.22, '#6a5bc4', 0.1],
      [0.48, '#2fa3a0', 0.26],
      [0.76, '#2fd68f', 0.62],
      [0.93, '#5cf2a6', 0.9],
      [0.98, '#86ffc2', 0.7],
      [1, '#5fe0a4', 0],
    ]),
    '<filter id="soften" x="-4%" y="-6%" width="108%" height="112%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="8 2"/></filter>',
  ].join('');
  return [
    `<defs>${defs}</defs>${stars(width, horizon)}`,
    curtain({
      from: -width * 0.06,
      to: width * 0.66,
      base: horizon * 0.44,
      sway: 84,
      fold: 70,
      rays: 430,
      seed: 0.6,
      strength: 0.2,
    }),
    curtain({
      from: width * 0.2,
      to: width * 1.1,
      base: horizon * 0.62,
      sway: 76,
      fold: 96,
      rays: 560,
      seed: 2.3,
      strength: 0.34,
    }),
    curtain({
      from: width * 0.62,
      to: width * 1.1,
      base: horizon * 0.34,
      sway: 46,
      fold: 50,
      rays: 300,
      seed: 4.4,
      strength: 0.14,
    }),
  ].join('');
}
