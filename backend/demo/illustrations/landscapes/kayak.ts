import { between, cloth, litSide, type Tube, tonesOf } from './cloth';
import { body, type Dress, lit } from './figure';
import { POSES } from './poses';
import { mix, short, type Vec } from './svg';

/** A blade from its shaft, which ends on 0,0 and comes from the left: a spoon with a ridge, one half in the light. */
const blade = (colour: string): string =>
  `<path d="M-3-1.300Q6-6.800 20-5.600Q30-4 31 0Q30 3.400 22 4.800Q8 5.600-3 1.300Z" fill="${colour}"/><path d="M-3-1.300Q6-6.800 20-5.600Q30-4 31 0L-3 0Z" fill="${mix(colour, '#fff3dc', 0.36)}"/><path d="M-2 0H24" stroke="${mix(colour, '#0b1524', 0.35)}" stroke-width=".8"/>`;

/** Whether the paddler looks ahead, or sits up and turns to somebody behind. */
export type KayakTurn = 'ahead' | 'back';

/** A buoyancy vest over the coat, its two foams, seams and straps. */
function vestOn(turn: KayakTurn, vest: string, dress: Dress): string {
  const { neck, hip, facing } = turn === 'ahead' ? POSES.paddling : POSES.paddlingBack;
  const at = (share: number): Vec => [neck[0] + (hip[0] - neck[0]) * share, neck[1] + (hip[1] - neck[1]) * share];
  const tube: Tube = {
    spine: [at(0.12), at(0.34), at(0.62), at(0.88)],
    front: [6.4, 10.4, 10.2, 9.6],
    back: [8, 10.4, 10, 9.6],
    facing,
  };
  const tones = tonesOf(vest, dress.light);
  const line = (share: number, wide: number, colour: string): string => {
    const [[x, y], [nx, ny]] = [
      at(share),
      [hip[1] - neck[1], neck[0] - hip[0]].map((n) => n / 33.5) as [number, number],
    ];
    return `<path d="M${short(x - nx * 9.6)} ${short(y - ny * 9.6)}L${short(x + nx * 9.8)} ${short(y + ny * 9.8)}" stroke="${colour}" stroke-width="${wide}"/>`;
  };
  const [top, collar] = [at(0.12), at(0)];
  return [
    cloth(tube, tones, litSide(tube, dress), [0.1, 0.3, 0.14, 0.3]),
    `<path d="${between(
      [
        [top[0] - 7, top[1] + 1],
        [collar[0] - 5.6, collar[1] - 1],
      ],
      [
        [top[0] - 1, top[1]],
        [collar[0] - 1.6, collar[1]],
      ],
    )}" fill="${tones.base}"/>`,
    line(0.36, 0.8, tones.deep) +
      line(0.56, 2, mix(tones.deep, '#0b1524', 0.4)) +
      line(0.76, 2, mix(tones.deep, '#0b1524', 0.4)),
    `<path d="M${short(at(0.56)[0] + 5)} ${short(at(0.56)[1] - 1.6)}h3.400v3.200h-3.400zM${short(at(0.76)[0] + 5)} ${short(at(0.76)[1] - 1.6)}h3.400v3.200h-3.400z" fill="#c9ced0"/>`,
  ].join('');
}

/** The hull: deck, side, keel in the water, hatch, lines. */
function hullOf(hull: string): string {
  const [bright, deep] = [mix(hull, '#fff3dc', 0.34), mix(hull, '#0b1524', 0.42)];
  return [
    `<path d="M-126-15Q-112-8-84-6.500Q-40-5 0-5T84-7Q112-9 128-17Q114 2 84 6Q50 9.500 0 9.500T-84 6.500Q-112 2-126-15Z" fill="${hull}"/>`,
    `<path d="M-126-15Q-112-8-84-6.500Q-40-5 0-5T84-7Q112-9 128-17Q118-7 92-3Q50 0 0 0T-92-2Q-116-5-126-15Z" fill="${bright}"/>`,
    `<path d="M-108 0Q-92 4-60 5.500Q-30 6.500 0 6.500T62 5.500Q94 4 110-1Q100 4 84 6Q50 9.500 0 9.500T-84 6.500Q-100 4-108 0Z" fill="${deep}"/>`,
    `<path d="M-74-5.800Q-62-9-50-5.400Q-62-3-74-5.800ZM56-5.600Q68-9 80-6.400Q68-3.400 56-5.600Z" fill="${mix(deep, '#0b1524', 0.4)}"/><path d="M-112-9.500Q-94-5-80-5.400M92-6.400Q106-8 116-12" stroke="${deep}" stroke-width=".9" fill="none"/>`,
  ].join('');
}

/** Both ends of the shaft, which runs through both hands. */
const SHAFTS = {
  ahead: [
    [12, -66],
    [54, 6],
  ],
  back: [
    [-27, -55],
    [54.4, -6.2],
  ],
} as const satisfies Record<KayakTurn, readonly [Vec, Vec]>;

/** A kayak with its paddler, 100 units are a tall person. */
export function kayak(hull: string, dress: Dress, vest: string, turn: KayakTurn = 'ahead'): string {
  const [from, to] = SHAFTS[turn];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const pose = turn === 'ahead' ? POSES.paddling : POSES.paddlingBack;
  const shaft = `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="#232b33" stroke-width="2.400"/><path d="M${from[0]} ${from[1] - 0.7}L${to[0]} ${to[1] - 0.7}" stroke="#6c7780" stroke-width=".6"/><g transform="translate(${to.join(' ')}) rotate(${short(angle)})">${blade('#e0782c')}</g><g transform="translate(${from.join(' ')}) rotate(${short(angle + 180)})">${blade('#e89448')}</g>`;
  const deck = mix(hull, '#10161d', 0.72);
  // the spray deck closes the cockpit round the waist
  const cockpit = `<path d="M-26-4Q-20-13-6-13.500Q8-14 14-11Q26-8 32-4Q4 3-26-4Z" fill="${deck}"/><path d="M-26-4Q-20-13-6-13.500Q-2-13.600 2-13.400Q-12-9-14-2Q-22-2.600-26-4Z" fill="${mix(deck, '#fff3dc', 0.16)}"/><path d="M-27-4.500Q4 4 33-4.500" stroke="${mix(hull, '#0b1524', 0.5)}" stroke-width="1.600" fill="none"/>`;
  return lit(
    dress,
    hullOf(hull) +
      body(
        pose,
        { ...dress, cut: 'shirt' },
        { over: vestOn(turn, vest, dress) + cockpit, near: shaft, grips: ['grip', 'grip'], hasNoLegs: true },
      ),
  );
}
