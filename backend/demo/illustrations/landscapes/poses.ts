import { type Pose, posed } from './skeleton';

/** What people in landscapes do. */
export const POSES = {
  /** on classic skis: a kick off the nearer ski, the arm on its side ahead */
  striding: posed({
    hip: [2, -46],
    lean: 26,
    nod: 8,
    hands: [
      [-25, -61],
      [31, -73],
    ],
    feet: [
      [17, -4],
      [-29, -10],
    ],
    tilt: [0, 30],
  }),
  /** on touring skis, at the pace of a day: poles beside the skis */
  touring: posed({
    hip: [0, -47],
    lean: 15,
    nod: 4,
    hands: [
      [-9, -53],
      [25, -63],
    ],
    feet: [
      [15, -4],
      [-18, -8],
    ],
    tilt: [0, 24],
  }),
  /** both poles at once, the back bent over them */
  doublePoling: posed({
    hip: [-7, -47.5],
    lean: 48,
    nod: 22,
    hands: [
      [4, -50],
      [-4, -45],
    ],
    feet: [
      [6, -4],
      [0, -4],
    ],
  }),
  /** down a slope in a crouch, poles under the arms */
  tucking: posed({
    hip: [-10, -30],
    lean: 62,
    nod: 16,
    hands: [
      [27, -46],
      [24, -42],
    ],
    feet: [
      [5, -5],
      [-1, -4],
    ],
    tilt: [0, 0],
  }),
  /** in a turn on edged skis: knees bent, hands ahead */
  carving: posed({
    hip: [-9, -33],
    lean: 36,
    nod: 8,
    hands: [
      [23, -54],
      [18, -46],
    ],
    feet: [
      [8, -9],
      [0, -4],
    ],
    tilt: [0, 0],
  }),
  /** along a path, a stick in the near hand */
  walking: posed({
    hip: [0, -49],
    lean: 6,
    nod: 2,
    hands: [
      [-11, -53],
      [20, -60],
    ],
    feet: [
      [15, -4],
      [-18, -8],
    ],
    tilt: [-8, 34],
  }),
  /** uphill, the trunk ahead of the feet, a hand on a stick */
  climbing: posed({
    hip: [-1, -47],
    lean: 22,
    nod: 6,
    hands: [
      [-4, -48],
      [28, -64],
    ],
    feet: [
      [17, -4],
      [-17, -8],
    ],
    tilt: [0, 30],
  }),
  /** bent over a shovel, its grip in the near hand, its blade before the feet */
  shovelling: posed({
    hip: [-8, -41],
    lean: 44,
    nod: 12,
    hands: [
      [31, -36],
      [12, -52],
    ],
    feet: [
      [14, -4],
      [-16, -4],
    ],
  }),
  /** both hands on a probe that goes straight down before the feet */
  probing: posed({
    hip: [-2, -48],
    lean: 12,
    nod: 14,
    hands: [
      [21, -76],
      [21, -62],
    ],
    feet: [
      [10, -4],
      [-11, -4],
    ],
  }),
  /** standing still, an arm out to show the others something far off, a hand on the hip */
  pointing: posed({
    hip: [0, -50],
    lean: -3,
    nod: -2,
    hands: [
      [31, -83],
      [4, -51],
    ],
    feet: [
      [11, -4],
      [-8, -4],
    ],
  }),
  /** standing at ease, weight on one leg, hands in the pockets */
  waiting: posed({
    hip: [-2, -49.5],
    lean: -1,
    nod: 8,
    hands: [
      [10, -51],
      [4, -48],
    ],
    feet: [
      [12, -4],
      [-5, -4],
    ],
  }),
  /** standing, an arm up to greet somebody */
  waving: posed({
    hip: [0, -50],
    lean: -2,
    nod: -4,
    hands: [
      [20, -103],
      [3, -46],
    ],
    feet: [
      [9, -4],
      [-9, -4],
    ],
  }),
  /** walking with something on the far shoulder, that hand up at it */
  shouldering: posed({
    hip: [0, -49],
    lean: 1,
    nod: -4,
    hands: [
      [20, -79],
      [-9, -54],
    ],
    feet: [
      [-15, -7],
      [14, -4],
    ],
    tilt: [30, -6],
  }),
  /** standing, hands in the pockets, looking out */
  gazing: posed({
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
  /** a map held open before one, a hand at each of its edges */
  unfolding: posed({
    hip: [0, -50],
    lean: 2,
    nod: 20,
    hands: [
      [31, -64],
      [9, -57],
    ],
    feet: [
      [9, -4],
      [-9, -4],
    ],
  }),
  /** sitting on a stone or pack, a cup at the chin, the other hand on a knee */
  drinking: posed({
    hip: [-10, -21],
    lean: 17,
    nod: 3,
    hands: [
      [15, -33],
      [13.5, -52],
    ],
    feet: [
      [17, -4],
      [10, -4],
    ],
  }),
  /** sitting low on a log, the trunk ahead, both hands out to the warmth of a fire, a leg stretched */
  warming: posed({
    hip: [-10, -10],
    lean: 24,
    nod: -2,
    hands: [
      [27, -38],
      [24, -33],
    ],
    feet: [
      [32, -1.5],
      [18, -2],
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
      [21, -1.5],
      [27, 0.5],
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
    hip: [1, -48.5],
    lean: 12,
    nod: 4,
    hands: [
      [-14, -60],
      [23, -71],
    ],
    feet: [
      [15, -4.5],
      [-27, -19],
    ],
    tilt: [-10, 58],
  }),
  /** dragging something on a rope behind, leaning into it */
  pulling: posed({
    hip: [0, -48],
    lean: 18,
    nod: 4,
    hands: [
      [22, -57],
      [-17, -54],
    ],
    feet: [
      [16, -4],
      [-20, -8],
    ],
    tilt: [0, 32],
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
    lean: 16,
    nod: 6,
    hands: [
      [25.7, -42.5],
      [33, -30],
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
      [25, -23.9],
      [9, -33.5],
    ],
    feet: [
      [22, -4],
      [22, -4],
    ],
  }),
  /** a parcel in both arms */
  carrying: posed({
    hip: [0, -49],
    lean: 0,
    nod: 2,
    hands: [
      [21, -60],
      [18, -57],
    ],
    feet: [
      [14, -4],
      [-15, -7],
    ],
    tilt: [-6, 30],
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
