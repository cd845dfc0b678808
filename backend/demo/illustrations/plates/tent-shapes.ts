import { cabin, solo, tunnel, tunnelOfFour } from './tent-hooped';
import type { TentPlan } from './tent-plan';
import { between, between3, cameraAt, type Line3, type Place3, type Sheet } from './tent-space';

/** Half of a pole: from its foot to its crown, or from the crown back to the other foot. */
const half =
  (line: Line3, from: 0 | 1): Line3 =>
  (share) =>
    line(from === 0 ? share / 2 : 1 - share / 2);

/** Cloth that runs out at its hem into a porch. @param swell the smaller, the sooner it does from its edges on */
const porch =
  (sheet: Sheet, reach: number, [dx, dy]: readonly [number, number], swell = 0.8): Sheet =>
  (u, v) => {
    const [x, y, z] = sheet(u, v);
    const out = reach * Math.max(0, Math.sin(Math.PI * u)) ** swell * (1 - v) ** 1.5;
    return [x + dx * out, y + dy * out, z];
  };

/** A pole of a dome: its feet lean in, so that the walls are no upright ones. */
const leaning =
  (from: Place3, to: Place3, height: number): Line3 =>
  (share) => {
    const along = 0.68 * ((1 - Math.cos(Math.PI * share)) / 2) + 0.32 * share;
    const [x, y] = between3(from, to, along);
    return [x, y, height * Math.max(0, Math.sin(Math.PI * share)) ** 0.92];
  };

/** Two poles that cross at a hub over the middle, a third one that carries the porch before the door. */
function dome(): TentPlan {
  const [w, d, h] = [1120, 980, 1240];
  const corners: readonly Place3[] = [
    [-w, -d, 0],
    [w, -d, 0],
    [w, d, 0],
    [-w, d, 0],
  ];
  const [a, b, c, e] = corners as [Place3, Place3, Place3, Place3];
  const [one, two] = [leaning(a, c, h), leaning(b, e, h)];
  const [sag, middle] = [24, [0, 0, 200] as const];
  const panel = (left: Line3, right: Line3): Sheet => between(left, right, sag, middle);
  const hoopAt = (u: number): number => 0.6 * Math.max(0, Math.sin((Math.PI * (u - 0.04)) / 0.92)) ** 0.7;
  const bare = porch(panel(half(one, 0), half(two, 0)), 520, [0, -1], 1.5);
  // the cloth breaks over the third pole
  const front: Sheet = (u, v) => {
    const [x, y, z] = bare(u, v);
    const rise = 80 * Math.exp(-(((v - hoopAt(u)) / 0.14) ** 2)) * Math.sin(Math.PI * u) ** 2;
    return [x, y - rise * 0.8, Math.max(0, z + rise * 0.5 * Math.min(1, v * 3))];
  };
  const hoop: Line3 = (share) => front(0.04 + 0.92 * share, hoopAt(0.04 + 0.92 * share));
  const everywhere: Place3 = [w * 9, 300, h * 9];
  const round: Place3 = [w * 1.4, d * 1.4, h * 1.1];
  return {
    title: 'Tent',
    camera: cameraAt(13, 20),
    sheets: [
      { sheet: porch(panel(half(one, 1), half(two, 1)), 330, [0, 1]) },
      { sheet: porch(panel(half(two, 1), half(one, 0)), 330, [-1, 0]) },
      { sheet: porch(panel(half(two, 0), half(one, 1)), 330, [1, 0]), colour: 'block' },
      { sheet: front },
    ],
    poles: [
      { line: half(one, 0), round: everywhere },
      { line: half(two, 0), round: everywhere },
      ...[half(one, 1), half(two, 1)].map((line) => ({ line: (share: number) => line(1 - share), round })),
      { line: hoop, round: everywhere },
    ],
    hub: one(0.5),
    band: 0.13,
    door: { sheet: 3, outline: '22,1! 25,20 34,38 46,48~40 60,46~40 73,22 79,1!' },
    vents: [{ sheet: 3, outline: '38,75~10 50,84 62,75~10 50,70' }],
    guys: [
      [one(0.16), [-1440, -1400, 0]],
      [two(0.16), [1440, -1300, 0]],
      [two(0.8), [-1480, 1120, 0]],
    ],
    pegs: [a, front(0.36, 0), front(0.7, 0), b, e, [-w - 330, 0, 0]],
    name: { sheet: 3, u: 0.23, v: 0.62, height: 88 },
  };
}

/** A point of a dome over an oval floor. */
const onDome = ([rx, ry, h]: Place3, x: number, y: number): Place3 => [
  x,
  y,
  h * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2 - (y / ry) ** 2)),
];

/** How far a point of the floor is from a pole above it. */
function fromPole([x, y]: Place3, [[ax, ay], [bx, by]]: readonly [Place3, Place3]): number {
  const [dx, dy] = [bx - ax, by - ay];
  return Math.abs((x - ax) * dy - (y - ay) * dx) / Math.hypot(dx, dy);
}

/** Six poles that cross each other: that is what carries snow. */
function geodesic(): TentPlan {
  const round: Place3 = [1340, 1160, 1180];
  const feet = Array.from({ length: 6 }, (_, i): Place3 => {
    const turn = (i * 60 * Math.PI) / 180;
    return [round[0] * Math.cos(turn), round[1] * Math.sin(turn), 0];
  });
  const poles = feet.map((foot, i) => [foot, feet[(i + 2) % 6] as Place3] as const);
  // a slice of the dome; its cloth lies deeper the farther it is from a pole
  const slice =
    (from: number, to: number): Sheet =>
    (u, v) => {
      const turn = ((from + u * (to - from)) * Math.PI) / 180;
      const reach = Math.cos((v * Math.PI) / 2);
      const [x, y, z] = onDome(round, round[0] * Math.cos(turn) * reach, round[1] * Math.sin(turn) * reach);
      const nearest = Math.min(...poles.map((pole) => fromPole([x, y, 0], pole)));
      const sunk = 1 - 0.026 * (1 - Math.exp(-((nearest / 260) ** 2))) * Math.min(1, v * 5);
      return [x * sunk, y * sunk, Math.max(0, z * sunk)];
    };
  const line =
    ([a, b]: readonly [Place3, Place3]): Line3 =>
    (share) => {
      const [x, y] = between3(a, b, share);
      return onDome(round, x, y);
    };
  return {
    title: 'Geodesic tent',
    camera: cameraAt(14, 16),
    sheets: [
      [45, 135],
      [135, 180],
      [0, 45],
      [180, 225],
      [-45, 0],
      [225, 315],
    ].map(([from = 0, to = 0]) => ({ sheet: slice(from, to) })),
    poles: poles.map((pole) => ({ line: line(pole), round })),
    band: 0.14,
    door: { sheet: 5, outline: '33,0! 36,20 42,38~60 58,38~60 64,20 67,0!' },
    vents: [
      { sheet: 5, outline: '8,46~10 17,54 26,47~10 17,42' },
      { sheet: 5, outline: '74,47~10 83,54 92,46~10 83,42' },
    ],
    guys: feet
      .slice(3, 6)
      .map((foot, i) => [
        line(poles[(i + 3) % 6] as readonly [Place3, Place3])(0.16),
        [foot[0] * 1.08, foot[1] * 1.16, 0],
      ]),
    pegs: feet,
    name: { sheet: 3, u: 0.62, v: 0.27, height: 84 },
  };
}

/** Six sides that hang from one pole in the middle, as a lavvu does. */
function pyramid(): TentPlan {
  const [reach, height, sides] = [1420, 1760, 6];
  const seam =
    (i: number): Line3 =>
    (share) => {
      const turn = ((i * (360 / sides) + 30) * Math.PI) / 180;
      const out = reach * (1 - share) * (1 - 0.2 * Math.sin(Math.PI * share)) + 5 * share;
      return [out * Math.cos(turn), out * Math.sin(turn), height * share];
    };
  const order = [0, 1, 5, 2, 4, 3];
  const sheets = order.map((i) => ({ sheet: between(seam(i), seam(i + 1), 46, [0, 0, 500]) }));
  return {
    title: 'Pyramid tent',
    camera: cameraAt(4, 15),
    sheets,
    poles: [],
    seams: [0, 1, 2, 3, 4, 5].map((i) => ({ line: seam(i), round: [reach, reach, height * 1.2] as const })),
    band: 0.1,
    door: { sheet: 5, outline: '20,1! 30,20 41,40 50,58! 60,40 70,20 80,1!' },
    vents: [{ sheet: 5, outline: '26,76~10 50,84 74,76~10 50,72' }],
    guys: [3, 4, 5].map((i) => {
      const [x, y] = seam(i)(0);
      return [seam(i)(0.34), [x * 1.1, y * 1.1, 0]] as const;
    }),
    pegs: [0, 1, 2, 3, 4, 5].map((i) => seam(i)(0)),
    name: { sheet: 4, u: 0.48, v: 0.26, height: 104 },
  };
}

export const TENT_PLANS = { dome, tunnel, 'tunnel-4': tunnelOfFour, geodesic, solo, cabin, pyramid } as const;
