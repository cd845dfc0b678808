import { type Dress, figure, stick, striding } from './figure';

const PULK = [
  '<path d="M-12-46Q-60-34-88-12" stroke="#1b232b" stroke-width="1.6" fill="none"/>',
  '<path d="M-170-12h70q8 0 14-10q2 20-8 28q-3 2-8 2h-62q-8 0-8-8z" fill="#1d2a33"/>',
  '<path d="M-166-11q2-18 16-20h30q12 2 18 18z" fill="#8a3f1f"/><path d="M-150-30q12-3 28 0l6 7h-40z" fill="#c9854a"/>',
  '<path d="M-148-30l-6 18M-126-31l-2 19" stroke="#1b232b" stroke-width="1.6"/>',
].join('');

const ski = (x: number, y: number): string =>
  `<path d="M${x - 52} ${y + 1}L${x + 48} ${y}Q${x + 57} ${y - 1} ${x + 62} ${y - 8}" stroke="#222c36" stroke-width="2.3" fill="none" stroke-linecap="round"/>`;

/** A skier with a pulk, 100 units tall, standing on 0,0: the warm figure that gives a scene its scale. */
export const skier = (dress: Dress): string =>
  [
    PULK,
    ski(-14, 2),
    stick([-15, -54], [-36, 2]),
    figure(striding(1), dress),
    ski(22, 3),
    stick([31, -71], [42, 4]),
  ].join('');
