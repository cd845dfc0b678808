import type { OnSheet, Pole, TentPlan } from './tent-plan';
import { arch, between, cameraAt, type Line3, type Place3, type Sheet } from './tent-space';

/** A hoop across a tent: where it stands along it, half its width, its height. */
type Hoop = readonly [x: number, reach: number, height: number];

type Hooped = Pick<TentPlan, 'title' | 'band' | 'name' | 'door' | 'vents' | 'windows'> & {
  readonly hoops: readonly Hoop[];
  /** where the ends come to the ground, and how wide they are there */
  readonly ends: readonly [left: readonly [x: number, reach: number], right: readonly [x: number, reach: number]];
  readonly fullness: number;
  readonly sag: number;
  readonly yaw: number;
  /** shows the second colour: the sheets from the right, the porch last */
  readonly blocks: readonly number[];
};

const hoopLine = ([x, reach, height]: Hoop, fullness: number): Line3 =>
  arch([x, -reach, 0], [x, reach, 0], height, fullness);

/** A tent whose cloth hangs over hoops, one behind the other. Its sheets are numbered from the right. */
function hooped(plan: Hooped): TentPlan {
  const { hoops, ends, fullness, sag, yaw, blocks, ...rest } = plan;
  const lines = hoops.map((hoop) => hoopLine(hoop, fullness));
  const [left, right] = ends.map(([x, reach]) => arch([x, -reach, 0], [x, reach, 0], 24, 1)) as [Line3, Line3];
  const edges = [left, ...lines, right];
  const sheets: Sheet[] = edges.slice(1).map((line, i) => {
    const isEnd = i === 0 || i === edges.length - 2;
    return between(edges[i] as Line3, line, isEnd ? sag * 0.5 : sag, [
      hoops[Math.min(i, hoops.length - 1)]?.[0] ?? 0,
      0,
      0,
    ]);
  });
  const poles = hoops.map(
    ([, reach, height], i): Pole => ({ line: lines[i] as Line3, round: [Number.POSITIVE_INFINITY, reach, height] }),
  );
  const feet = hoops.flatMap(([x, reach]): Place3[] => [[x, -reach, 0]]);
  const guys = hoops.map(([x, reach, height], i): readonly [Place3, Place3] => [
    [x, -reach * 0.9, height * 0.52],
    [x + (i - (hoops.length - 1) / 2) * 60, -reach - 150, 0],
  ]);
  const corners = ends.flatMap(([x, reach]): Place3[] => [
    [x, -reach, 0],
    [x, reach, 0],
  ]);
  return {
    ...rest,
    camera: cameraAt(yaw, 15),
    sheets: sheets
      .map((sheet, i) => ({ sheet, ...(blocks.includes(sheets.length - 1 - i) ? { colour: 'block' as const } : {}) }))
      .reverse(),
    poles,
    guys,
    pegs: [...corners.slice(0, 2).reverse(), ...feet, ...corners.slice(2)],
  };
}

const DOOR = '14,0! 15,14 20,27~60 50,33 80,27~60 85,14 86,0!';

const ventOn = (sheet: number): OnSheet => ({ sheet, outline: '36,40~10 50,45 64,40~10 50,36' });

/** Three hoops for the hills: a porch at one end, a low one behind. */
export const tunnel = (): TentPlan =>
  hooped({
    title: 'Tunnel tent',
    hoops: [
      [-820, 760, 1080],
      [120, 780, 1130],
      [1060, 640, 900],
    ],
    ends: [
      [-1620, 470],
      [1560, 300],
    ],
    fullness: 0.78,
    sag: 75,
    yaw: 46,
    blocks: [0],
    band: 0.07,
    door: { sheet: 2, outline: DOOR },
    vents: [{ sheet: 3, outline: '64,40~10 74,52 66,62~10 60,51' }],
    name: { sheet: 1, u: 0.5, v: 0.2, height: 108 },
  });

/** Four hoops: room for a family, in the hills as well. */
export const tunnelOfFour = (): TentPlan =>
  hooped({
    title: 'Tunnel tent, four hoops',
    hoops: [
      [-1500, 930, 1260],
      [-480, 980, 1360],
      [540, 960, 1300],
      [1480, 800, 1080],
    ],
    ends: [
      [-2160, 620],
      [2020, 420],
    ],
    fullness: 0.74,
    sag: 90,
    yaw: 50,
    blocks: [0, 2],
    band: 0.07,
    door: { sheet: 3, outline: DOOR },
    vents: [ventOn(2), ventOn(1)],
    name: { sheet: 1, u: 0.5, v: 0.2, height: 150 },
  });

/** A light tent for one: a single hoop across, its ends held up by short struts. */
export const solo = (): TentPlan =>
  hooped({
    title: 'Tent for one',
    hoops: [
      [-1130, 330, 420],
      [-60, 700, 1090],
      [1130, 300, 380],
    ],
    ends: [
      [-1290, 320],
      [1280, 290],
    ],
    fullness: 0.8,
    sag: 120,
    yaw: 34,
    blocks: [],
    band: 0.1,
    door: { sheet: 2, outline: '30,0! 34,16 48,28~60 70,36~60 88,30 95,0!' },
    vents: [],
    name: { sheet: 1, u: 0.44, v: 0.15, height: 84 },
  });

/** A house of cloth to stand up in, with windows and a wide porch. */
export const cabin = (): TentPlan =>
  hooped({
    title: 'Family tent',
    hoops: [
      [-1700, 1350, 2020],
      [-350, 1420, 2120],
      [1000, 1380, 2040],
    ],
    ends: [
      [-2060, 1290],
      [1900, 1050],
    ],
    fullness: 0.5,
    sag: 80,
    yaw: 46,
    blocks: [1],
    band: 0.05,
    door: { sheet: 2, outline: '24,0! 24,14 27,27~80 50,29 73,27~80 76,14 76,0!' },
    vents: [],
    windows: [
      { sheet: 3, outline: '38,34~60 38,66~60 74,62~60 74,38~60' },
      { sheet: 1, outline: '18,13~60 18,24~60 46,25~60 46,13~60' },
      { sheet: 1, outline: '56,13~60 56,25~60 84,24~60 84,13~60' },
    ],
    name: { sheet: 1, u: 0.5, v: 0.078, height: 110 },
  });
