import { layered, seededRandom } from './noise';
import { short, vertical } from './svg';

type Curtain = {
  from: number;
  to: number;
  /** y of the lower edge, its waves and the height of the rays */
  base: number;
  wave: number;
  rays: number;
  gradient: 'green' | 'violet';
  seed: number;
  strength: number;
};

/**
 * A curtain as many overlapping slats. They are three times as wide as their distance and blurred sideways, so that
 * rays show and the slats themselves do not.
 */
function curtain({ from, to, base, wave, rays, gradient, seed, strength }: Curtain): string {
  const count = 240;
  const step = (to - from) / count;
  let slats = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = from + (to - from) * t + 60 * Math.sin(t * 9 + seed);
    const y = base + wave * Math.sin(t * 4.2 + seed) + wave * 0.35 * Math.sin(t * 11 + seed * 2);
    const height = rays * (0.55 + 0.9 * Math.abs(layered(t * 9, seed, 3, 11))) * (0.7 + 0.3 * Math.sin(t * Math.PI));
    const flicker = 0.45 + (0.55 * (layered(t * 10, seed * 3, 2, 4) + 1)) / 2;
    const opacity = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8 * strength * flicker * 0.4;
    const lean = (t - 0.5) * 70;
    slats += `<path d="M${short(x)} ${short(y)}l${short(step * 5)} 4l${short(lean * 0.6)} ${short(-height)}h${short(-step * 5)}z" fill="url(#${gradient})" opacity="${Math.max(0, opacity).toFixed(3)}"/>`;
  }
  return `<g style="mix-blend-mode:screen" filter="url(#soften)">${slats}</g>`;
}

/** Stars and three curtains of northern lights for a sky of the given width, over the horizon. */
export function aurora(width: number, horizon: number): string {
  const random = seededRandom(5);
  let stars = '';
  for (let i = 0; i < 170; i++) {
    const x = random() * width;
    const y = random() ** 1.3 * horizon * 0.8;
    const r = 0.5 + random() * random() * 1.7;
    stars += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#dff5ee" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  }
  const defs = [
    vertical('green', [
      [0, '#5b3f8f', 0],
      [0.3, '#3f7f8f', 0.16],
      [0.7, '#49d6a0', 0.5],
      [0.86, '#a4efc6', 0.62],
      [1, '#7fe0b4', 0],
    ]),
    vertical('violet', [
      [0, '#6b4a9f', 0],
      [0.35, '#3aa08f', 0.2],
      [0.74, '#59d9a8', 0.46],
      [1, '#8ff0c4', 0],
    ]),
    '<filter id="soften" x="-5%" y="-10%" width="110%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9 3"/></filter>',
  ].join('');
  return [
    `<defs>${defs}</defs>${stars}`,
    curtain({
      from: -200,
      to: width * 0.98,
      base: horizon * 0.5,
      wave: 95,
      rays: 470,
      gradient: 'violet',
      seed: 0.6,
      strength: 0.34,
    }),
    curtain({
      from: width * 0.12,
      to: width * 1.08,
      base: horizon * 0.6,
      wave: 70,
      rays: 430,
      gradient: 'green',
      seed: 2.1,
      strength: 0.5,
    }),
    curtain({
      from: width * 0.5,
      to: width * 1.1,
      base: horizon * 0.36,
      wave: 50,
      rays: 300,
      gradient: 'violet',
      seed: 4.2,
      strength: 0.22,
    }),
  ].join('');
}
