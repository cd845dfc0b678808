import { type Dress, figure } from './figure';
import { POSES } from './poses';

const BLADE = 'M0 0Q7-5 20-4Q26 0 20 4Q7 5 0 0z';

/** Whether the paddler looks ahead, or sits up and turns to somebody behind. */
export type KayakTurn = 'ahead' | 'back';

/** Both ends of the shaft: over the far side and in the water on the near one, or the other way round. */
const SHAFTS = {
  ahead: { from: [2, -60], to: [58, 4], angle: 44 },
  back: { from: [-22, -70], to: [58, 0], angle: 40 },
} as const;

/** A kayak with its paddler, 100 units are a tall person. */
export function kayak(hull: string, dress: Dress, vest: string, turn: KayakTurn = 'ahead'): string {
  const { from, to, angle } = SHAFTS[turn];
  return [
    `<path d="M-116-12Q-60-2 0-2T118-14Q96 8 40 9H-50Q-96 8-116-12z" fill="${hull}"/>`,
    '<path d="M-116-12Q-60-2 0-2T118-14L112-9Q60 3 0 3T-110-7z" fill="#fff" opacity=".3"/>',
    '<path d="M-96 2Q-60 9-50 9H40Q84 8 104-2Q60 5 0 5T-96 2z" fill="#0b1a24" opacity=".4"/>',
    '<path d="M-74-5l18 1M62-7l20-2" stroke="#10171e" stroke-width="2"/>',
    figure(turn === 'ahead' ? POSES.paddling : POSES.paddlingBack, dress),
    `<path d="M-20 9Q-22-3-18-5Q0-9 27-6Q30-2 28 9z" fill="${hull}"/><path d="M-18-5Q0-9 27-6Q20-1 0-1T-18-5z" fill="#12181f" opacity=".55"/>`,
    `<path d="M-9-36Q-2-41 8-38Q13-24 9-8L-9-8Q-13-24-9-36z" fill="${vest}"/><path d="M-8-28H10M-9-18H10" stroke="#0f1820" stroke-width="1.4" opacity=".6"/>`,
    `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#1c242c" stroke-width="2.4" stroke-linecap="round"/>`,
    `<g transform="translate(${to[0] - 2} ${to[1] - 2}) rotate(${angle})"><path d="${BLADE}" fill="#e0782c"/></g><g transform="translate(${from[0]} ${from[1]}) rotate(${angle + 180})"><path d="${BLADE}" fill="#f0a25a"/></g>`,
  ].join('');
}
