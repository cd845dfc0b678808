import type { Vec } from './svg';

/** Joints of somebody 100 units tall, standing on y 0, seen from the side; `facing` 1 looks right. */
export type Pose = {
  facing: 1 | -1;
  head: Vec;
  neck: Vec;
  hip: Vec;
  /** elbow and hand of the arm away from us, and of the near one */
  farArm: readonly [Vec, Vec];
  nearArm: readonly [Vec, Vec];
  /** knee and ankle */
  farLeg: readonly [Vec, Vec];
  nearLeg: readonly [Vec, Vec];
  /** degrees the boots are turned, toes down, where it is not a heel that is up */
  feet?: readonly [far: number, near: number];
};

/** Lengths of the bones of somebody 100 units tall. */
const BONES = { trunk: 33.5, neck: 8.6, upperArm: 16.5, forearm: 15.5, thigh: 25, shin: 23 } as const;

/**
 * The joint between two bones that reach from one place to another; what is out of reach is reached for with both bones straight.
 * @param bend the side to which the joint stands out: 1 right of the way from `from` to `to`
 */
function jointOf([ax, ay]: Vec, [bx, by]: Vec, first: number, second: number, bend: 1 | -1): Vec {
  const distance = Math.max(1, Math.min(Math.hypot(bx - ax, by - ay), (first + second) * 0.998));
  const along = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * bend;
  const whole = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / whole, (by - ay) / whole];
  return [ax + ux * along - uy * out, ay + uy * along + ux * out];
}

/** What somebody does, looking right: where the hip is, how far the trunk leans ahead, where hands and feet are. */
type Doing = {
  readonly hip: Vec;
  /** degrees ahead of upright; the head may look elsewhere */
  readonly lean: number;
  readonly nod?: number;
  readonly hands: readonly [far: Vec, near: Vec];
  /** ankles */
  readonly feet: readonly [far: Vec, near: Vec];
  readonly tilt?: readonly [far: number, near: number];
};

/** Joints for what somebody does: elbows point back and down, knees ahead, and bones keep their lengths. */
function posed({ hip, lean, nod = lean * 0.5, hands, feet, tilt }: Doing): Pose {
  const turn = (degrees: number, length: number): Vec => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * length, -Math.cos(angle) * length];
  };
  const [tx, ty] = turn(lean, BONES.trunk);
  const neck: Vec = [hip[0] + tx, hip[1] + ty];
  const [hx, hy] = turn(nod, BONES.neck);
  const shoulder: Vec = [hip[0] + tx * 0.88, hip[1] + ty * 0.88];
  const arm = (to: Vec): readonly [Vec, Vec] => [jointOf(shoulder, to, BONES.upperArm, BONES.forearm, 1), to];
  const leg = (to: Vec): readonly [Vec, Vec] => [jointOf(hip, to, BONES.thigh, BONES.shin, -1), to];
  return {
    facing: 1,
    head: [neck[0] + hx + 1.6, neck[1] + hy],
    neck,
    hip,
    farArm: arm(hands[0]),
    nearArm: arm(hands[1]),
    farLeg: leg(feet[0]),
    nearLeg: leg(feet[1]),
    ...(tilt && { feet: tilt }),
  };
}

/** What people in landscapes do. */
export const POSES = {
  /** on classic skis: one ski ahead, the other arm with it */
  striding: posed({
    hip: [0, -48],
    lean: 20,
    hands: [
      [-18, -53],
      [31, -70],
    ],
    feet: [
      [-24, -7],
      [15, -4],
    ],
  }),
  /** both poles at once, the back bent over them */
  doublePoling: posed({
    hip: [-5, -47],
    lean: 46,
    nod: 30,
    hands: [
      [1, -46],
      [-3, -43],
    ],
    feet: [
      [6, -4],
      [1, -4],
    ],
  }),
  /** gliding, at rest on both skis, looking at the way ahead */
  gliding: posed({
    hip: [-2, -46],
    lean: 16,
    nod: 4,
    hands: [
      [17, -54],
      [12, -50],
    ],
    feet: [
      [7, -4],
      [2, -4],
    ],
  }),
  /** along a path, a stick in the near hand */
  walking: posed({
    hip: [0, -49],
    lean: 8,
    hands: [
      [16, -57],
      [14, -57],
    ],
    feet: [
      [-18, -7],
      [12, -4],
    ],
  }),
  /** uphill, the trunk ahead of the feet, a hand on a stick */
  climbing: posed({
    hip: [-2, -47],
    lean: 27,
    nod: 10,
    hands: [
      [5, -46],
      [27, -58],
    ],
    feet: [
      [-22, -7],
      [15, -4],
    ],
  }),
  /** standing still, an arm out to show the others something far off */
  pointing: posed({
    hip: [0, -50],
    lean: -2,
    nod: -4,
    hands: [
      [30, -86],
      [9, -48],
    ],
    feet: [
      [10, -4],
      [-9, -4],
    ],
  }),
  /** standing, hands at the straps of the pack, looking out */
  gazing: posed({
    hip: [0, -50],
    lean: -1,
    nod: -3,
    hands: [
      [10, -73],
      [8, -71],
    ],
    feet: [
      [10, -4],
      [-9, -4],
    ],
  }),
  /** standing with a map in both hands */
  reading: posed({
    hip: [0, -50],
    lean: 2,
    nod: 24,
    hands: [
      [18, -60],
      [16, -58],
    ],
    feet: [
      [9, -4],
      [-9, -4],
    ],
  }),
  /** sitting on a stone or pack, a cup before the mouth */
  drinking: posed({
    hip: [-8, -21],
    lean: 6,
    nod: 0,
    hands: [
      [13, -32],
      [13, -58],
    ],
    feet: [
      [17, -4],
      [10, -4],
    ],
  }),
  /** sitting on the ground, knees up, hands round them */
  resting: posed({
    hip: [-9, -9],
    lean: 14,
    nod: 4,
    hands: [
      [17, -26],
      [18, -23],
    ],
    feet: [
      [20, -4],
      [26, -4],
    ],
  }),
  /** on one knee, both hands at something on the ground before it */
  kneeling: posed({
    hip: [-4, -27],
    lean: 34,
    nod: 26,
    hands: [
      [29, -25],
      [27, -20],
    ],
    feet: [
      [11, -4],
      [-24, -5],
    ],
    tilt: [0, 62],
  }),
  running: posed({
    hip: [0, -50],
    lean: 14,
    hands: [
      [26, -68],
      [-12, -58],
    ],
    feet: [
      [17, -18],
      [-27, -20],
    ],
    tilt: [-6, 55],
  }),
  /** dragging something on a rope behind, leaning into it */
  pulling: posed({
    hip: [0, -48],
    lean: 18,
    hands: [
      [23, -54],
      [-17, -52],
    ],
    feet: [
      [15, -4],
      [-20, -7],
    ],
  }),
  /** on a sled, legs ahead */
  sledding: posed({
    hip: [-6, -17],
    lean: 8,
    nod: 2,
    hands: [
      [21, -28],
      [19, -24],
    ],
    feet: [
      [33, -13],
      [32, -9],
    ],
    tilt: [-40, -40],
  }),
  /** in a cockpit, the near blade in the water ahead */
  paddling: posed({
    hip: [-2, -8],
    lean: 14,
    nod: 6,
    hands: [
      [26, -46],
      [30, -22],
    ],
    feet: [
      [22, -4],
      [22, -4],
    ],
  }),
  /** the same, the far blade in the water, turning to look at somebody behind */
  paddlingBack: posed({
    hip: [-2, -8],
    lean: 2,
    nod: -2,
    hands: [
      [24, -24],
      [12, -50],
    ],
    feet: [
      [22, -4],
      [22, -4],
    ],
  }),
  /** a parcel in both arms */
  carrying: posed({
    hip: [0, -49],
    lean: 3,
    nod: 0,
    hands: [
      [21, -60],
      [17, -57],
    ],
    feet: [
      [-15, -6],
      [13, -4],
    ],
  }),
  /** at a door at the height of the chest, one hand in it */
  reaching: posed({
    hip: [0, -50],
    lean: 6,
    nod: 4,
    hands: [
      [25, -74],
      [16, -60],
    ],
    feet: [
      [6, -4],
      [-6, -4],
    ],
  }),
  /** on an overhang to the right: hands on its lip and edge, feet on holds below */
  bouldering: posed({
    hip: [-32, -82],
    lean: 8,
    nod: 10,
    hands: [
      [-6, -146],
      [-12, -116],
    ],
    feet: [
      [1, -50],
      [-7, -74],
    ],
    tilt: [14, -16],
  }),
  /** below somebody who climbs, hands up to catch them */
  spotting: posed({
    hip: [-2, -47],
    lean: 2,
    nod: -16,
    hands: [
      [20, -92],
      [15, -86],
    ],
    feet: [
      [9, -4],
      [-10, -4],
    ],
  }),
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
