import { spot } from './cloth';
import type { Pose } from './skeleton';
import type { Vec } from './svg';

/** A climbing harness over trousers and coat: belt, leg loops, quickdraws on its loop, a chalk bag behind. */
export function harnessOn({ hip, neck, farLeg, nearLeg, facing }: Pose, bag: string): string {
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]) || 1;
  const [dx, dy] = [(hip[0] - neck[0]) / length, (hip[1] - neck[1]) / length];
  const at = (down: number, ahead: number): Vec => [
    hip[0] + dx * down + dy * ahead * facing,
    hip[1] + dy * down - dx * ahead * facing,
  ];
  const loop = ([knee]: readonly [Vec, Vec], wide: number): string => {
    const mid: Vec = [hip[0] + (knee[0] - hip[0]) * 0.36, hip[1] + (knee[1] - hip[1]) * 0.36];
    const far = Math.hypot(knee[0] - hip[0], knee[1] - hip[1]) || 1;
    const [nx, ny] = [(-(knee[1] - hip[1]) / far) * wide, ((knee[0] - hip[0]) / far) * wide];
    return `M${spot([mid[0] - nx, mid[1] - ny])}Q${spot([mid[0] + (knee[0] - hip[0]) * 0.07, mid[1] + (knee[1] - hip[1]) * 0.07])} ${spot([mid[0] + nx, mid[1] + ny])}`;
  };
  const draw = (ahead: number, drop: number): string => {
    const [x, y] = at(1, ahead);
    return `<path d="M${spot([x, y])}v${drop}" stroke="#c9d0d2" stroke-width="1.300"/><path d="M${spot([x, y + 3])}v${drop - 5}" stroke="#d7742c" stroke-width="2"/><circle cx="${spot([x, y + drop]).replace(' ', '" cy="')}" r="1.600" fill="none" stroke="#dfe4e6" stroke-width=".9"/>`;
  };
  const [bx, by] = at(2, -10.5);
  return [
    `<path d="M${spot([bx - 4, by])}h8l1 9q-5 3.500-10 0z" fill="${bag}"/><path d="M${spot([bx - 4, by])}h8v2.400h-8z" fill="#f0ece0"/>`,
    `<path d="${loop(farLeg, 6)}${loop(nearLeg, 6.4)}" stroke="#1b232b" stroke-width="2.800" fill="none"/>`,
    `<path d="M${spot(at(0, -9.5))}Q${spot(at(2.5, 0))} ${spot(at(0, 9.5))}" stroke="#1b232b" stroke-width="4.200" fill="none"/><path d="M${spot(at(-0.8, -9))}Q${spot(at(1.6, 0))} ${spot(at(-0.8, 9))}" stroke="#d98b3a" stroke-width="1" fill="none"/>`,
    draw(-4, 11) + draw(-1, 10) + draw(-7, 9),
  ].join('');
}
