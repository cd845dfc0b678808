import { cup } from './belongings';
import { body, type Dress } from './figure';
import { POSES } from './poses';
import { type Pose, posed, type Stance } from './skeleton';
import { short } from './svg';

const AT_EASE: Stance = {
  hip: [0, -50],
  lean: -1,
  nod: -3,
  hands: [
    [9, -51],
    [3, -49],
  ],
  feet: [
    [10, -4],
    [-9, -4],
  ],
};

/** Ways to stand before whoever draws one: looking out, with a mug, looking down, looking up. */
const WAYS = [
  POSES.gazing,
  posed({
    ...AT_EASE,
    lean: 2,
    nod: 5,
    hands: [
      [9, -51],
      [17, -73],
    ],
  }),
  posed({ ...AT_EASE, lean: 5, nod: 15 }),
  posed({ ...AT_EASE, lean: -5, nod: -12 }),
] as const;

/** A mug in the near hand, as large as one is beside a face. */
const mug = ({ nearArm: [, [x, y]] }: Pose): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(.8) translate(${short(-x)} ${short(-y)})">${cup([x, y])}</g>`;

/** Somebody from near, head and shoulders, in the units of a person 100 tall. @param seed another number, another way to stand */
export function portrait(dress: Dress, seed: number): string {
  const way = seed % WAYS.length;
  const pose = WAYS[way] ?? POSES.gazing;
  return body(
    pose,
    {
      ...dress,
      // a yoke would end on the sleeve that hangs before the chest
      ...(dress.cut === 'shell' && { cut: 'smock' }),
      pack: '',
    },
    { hasNoHood: true, ...(way === 1 && { near: mug(pose), grips: ['rest', 'grip'] }) },
  );
}
