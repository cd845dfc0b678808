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
export type Stance = {
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
export function posed({ hip, lean, nod = lean * 0.5, hands, feet, tilt }: Stance): Pose {
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

/** The same for a child's build: shorter legs below a longer trunk; hands stay where they are on it. */
export function childlike(pose: Pose): Pose {
  const rise = pose.hip[1] * -0.16;
  const at = ([x, y]: Vec): Vec => [x, y > pose.hip[1] ? y * 0.84 : y + rise];
  const pair = ([joint, end]: readonly [Vec, Vec]): readonly [Vec, Vec] => [at(joint), at(end)];
  return {
    ...pose,
    head: at(pose.head),
    neck: at(pose.neck),
    hip: at(pose.hip),
    farArm: pair(pose.farArm),
    nearArm: pair(pose.nearArm),
    farLeg: pair(pose.farLeg),
    nearLeg: pair(pose.nearLeg),
  };
}
