import { short } from './svg';

/** Colours of a trail: the furrow and its lit edge. */
type TrailPaint = { readonly deep: string; readonly lit: string };

/** What skis leave behind somebody who came from the left, in units of a person: a bend out of the foreground. */
export function skiTrail({ deep, lit }: TrailPaint, reach = 620): string {
  const furrow = (down: number, half: number): string =>
    `M10 ${short(down - half)}C-90 ${short(down - half)} ${short(-reach * 0.5)} ${short(down + 8)} ${-reach} ${short(down + 58)}L${-reach} ${short(down + 58 + half * 7)}C${short(-reach * 0.5)} ${short(down + 8 + half * 5)}-90 ${short(down + half)} 10 ${short(down + half)}Z`;
  return `<path d="${furrow(1.4, 0.5)}${furrow(4.4, 0.6)}" fill="${deep}" opacity=".75"/><path d="${furrow(2.4, 0.16)}${furrow(5.5, 0.18)}" fill="${lit}" opacity=".8"/>`;
}

/** Prints of boots behind somebody who came from the left, larger towards us. */
export function bootPrints({ deep, lit }: TrailPaint): string {
  const steps = Array.from({ length: 16 }, (_, i) => {
    const back = 26 + i * (19 + i * 0.9);
    return { x: -back, y: 4 + (i % 2) * (4 + i * 0.3) + (back / 150) ** 2 * 7, size: 1 + i * 0.06 };
  });
  const print = (dy: number, share: number): string =>
    steps
      .map(({ x, y, size }) => {
        const [rx, ry] = [4.6 * size * share, 1.7 * size * share];
        return `M${short(x - rx)} ${short(y + dy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;
      })
      .join('');
  return `<path d="${print(0.7, 1.06)}" fill="${lit}" opacity=".8"/><path d="${print(0, 1)}" fill="${deep}" opacity=".7"/>`;
}

/** A trodden path from the left foreground past somebody's feet into the land. */
export const footpath = ({ deep, lit }: TrailPaint): string =>
  `<g filter="url(#trodden)"><path d="M-640 150C-380 92-190 22-60 6S60-6 150-22S250-40 330-44C240-34 180-24 130-12S10 10-60 18S-330 120-470 180Z" fill="${lit}" opacity=".55"/><path d="M-590 158C-360 96-180 26-60 9S60-3 150-20C120-14 40 4-60 13S-360 124-500 178Z" fill="${deep}" opacity=".3"/></g>`;

/** The softness of a path's edges. */
export const TRODDEN =
  '<defs><filter id="trodden" x="-5%" y="-10%" width="110%" height="120%"><feGaussianBlur stdDeviation="1.800"/></filter></defs>';
