import { glow, mist, type SceneFrame, sky, spruceKinds, wood } from './backdrop';
import { type Dress, figure } from './figure';
import { harnessOn } from './harness';
import { litRidge } from './lit-ridge';
import { meadowAt } from './meadow';
import { faceEdge, type RockPaint, rockFace } from './rock-face';
import type { Pose } from './skeleton';
import { type Stop, scene, short, type Vec } from './svg';

/** On the wall to the left, one hand high, one leg high, leaning out. */
export const CLIMBING: Pose = {
  facing: -1,
  head: [6, -88],
  neck: [6, -77],
  hip: [12, -46],
  farArm: [
    [-9, -84],
    [-18, -99],
  ],
  nearArm: [
    [-7, -63],
    [-21, -68],
  ],
  farLeg: [
    [-9, -49],
    [-12, -27],
  ],
  nearLeg: [
    [4, -22],
    [-7, -3],
  ],
};

/** Standing below, looking up, both hands at the rope. */
const BELAYING: Pose = {
  facing: -1,
  head: [3, -91],
  neck: [3, -81],
  hip: [2, -49],
  farArm: [
    [-8, -66],
    [-11, -56],
  ],
  nearArm: [
    [-4, -63],
    [-11, -50],
  ],
  farLeg: [
    [-6, -26],
    [-11, -4.6],
  ],
  nearLeg: [
    [8, -27],
    [12, -4],
  ],
};

/** The shade on the grass below whoever stands as BELAYING, darkest under each sole. */
const UNDERFOOT =
  '<g fill="#0b120d"><ellipse cx="1" cy="1.500" rx="25" ry="3.600" opacity=".3"/><ellipse cx="-14" cy=".4" rx="9.500" ry="1.700" opacity=".55"/><ellipse cx="9" cy="1" rx="9.500" ry="1.700" opacity=".55"/></g>';

/** A crag over a valley: its air and light, its rock, and who is on it. */
export type Crag = {
  readonly sky: readonly Stop[];
  readonly glow: string;
  readonly haze: string;
  /** faces in the shade and in the light of the far ridge and of the nearer one */
  readonly ridges: readonly (readonly [string, string])[];
  /** woods from the farthest to the nearest */
  readonly woods: readonly [string, string, string];
  readonly rock: RockPaint;
  readonly meadow: string;
  /** height of whoever holds the rope, a share of the frame's height from above, and how large people are */
  readonly stand: number;
  readonly size: number;
  readonly climber: Dress;
  readonly belayer: Dress;
  /** how far up the climber is: a share of the frame's height from above */
  readonly up: number;
  readonly seed: number;
  /** on a wide picture the wall stands on the right, or on the left */
  readonly side: 1 | -1;
};

const LIGHT = '#fff0d2';

/** Granite in the evening, for words that have the sky on the left. */
const GRANITE: Crag = {
  sky: [
    [0, '#7fa5bb'],
    [0.3, '#b5cdd3'],
    [0.55, '#efe2c8'],
    [0.72, '#f8d9ac'],
  ],
  glow: '#fff2d4',
  haze: '#f4e4c8',
  ridges: [
    ['#8ba7b5', '#e6d6c0'],
    ['#6a8b90', '#c5b893'],
  ],
  woods: ['#587a72', '#39594f', '#223f38'],
  rock: ['#56606a', '#858c8d', '#c2b09a', '#f9e3c2'],
  meadow: '#3d4a3c',
  stand: 0.955,
  size: 3.5,
  climber: {
    coat: '#c9552a',
    legs: '#34524a',
    hat: '#e2b04a',
    headwear: 'helmet',
    cut: 'shell',
    yoke: '#7d3019',
    gloves: 'bare',
    footwear: 'climbing',
    style: 'tail',
    hair: '#7a4a26',
    skin: '#d3a07c',
    boots: '#d9a13b',
    light: LIGHT,
    lightFrom: 1,
  },
  belayer: {
    coat: '#35566a',
    legs: '#2b323b',
    hat: '#2f5a50',
    headwear: 'helmet',
    cut: 'down',
    girth: 1.14,
    hasBeard: true,
    gloves: 'bare',
    footwear: 'boots',
    boots: '#3b3029',
    light: LIGHT,
    lightFrom: 1,
  },
  up: 0.56,
  seed: 0,
  side: 1,
};

/** The wall with the climber, the rope through two quickdraws, and whoever holds it. */
function ropeTeam(
  frame: SceneFrame,
  { rock, meadow, climber: leads, belayer: holds, up, seed, stand, size }: Crag,
): string {
  const { height: h, isTall } = frame;
  const edge = faceEdge(frame, isTall ? 0.36 : 0.35, seed);
  const [cy, by] = [h * up, h * stand];
  const climber: Vec = [edge(cy - 150) + 22, cy];
  const belayer: Vec = [edge(by - 100) + 150, by];
  const reach = 0.28 * size * 0.1;
  const bolts = [up + reach, (up + reach + stand - 0.055) / 2 + 0.01].map(
    (share): Vec => [edge(h * share) - 8, h * share],
  );
  const tie: Vec = [climber[0] + 11 * size, climber[1] - 48 * size];
  const hands: Vec = [belayer[0] - 11 * size, belayer[1] - 52 * size];
  const [first, second] = bolts as [Vec, Vec];
  const rope = `M${short(tie[0])} ${short(tie[1])}Q${short(tie[0] - 10)} ${short(first[1] - 60)} ${short(first[0] + 12)} ${short(first[1] + 14)}Q${short(first[0] + 40)} ${short((first[1] + second[1]) / 2)} ${short(second[0] + 12)} ${short(second[1] + 14)}Q${short(second[0] + 30)} ${short(hands[1] - 30)} ${short(hands[0])} ${short(hands[1])}`;
  return [
    rockFace(frame, edge, rock, seed),
    bolts
      .map(
        ([x, y]) =>
          `<path d="M${short(x)} ${short(y - 8)}l14 22" stroke="#d7742c" stroke-width="7" stroke-linecap="round"/><circle cx="${short(x)}" cy="${short(y - 8)}" r="6" fill="#dfe4e6"/><circle cx="${short(x + 14)}" cy="${short(y + 16)}" r="7" fill="none" stroke="#dfe4e6" stroke-width="3.4"/>`,
      )
      .join(''),
    `<path d="${rope}" fill="none" stroke="#8a2f1c" stroke-width="6.4" stroke-linecap="round"/><path d="${rope}" fill="none" stroke="#e8a45c" stroke-width="2.4" stroke-dasharray="10 12"/>`,
    `<g transform="translate(${short(climber[0])} ${short(climber[1])}) scale(${size})">${figure(CLIMBING, leads, { over: harnessOn(CLIMBING, '#2f6272'), grips: ['grip', 'open'] })}</g>`,
    meadowAt(frame, { x: belayer[0], y: by, rock: edge(by) }, meadow, holds.light, seed),
    `<g transform="translate(${short(belayer[0])} ${short(belayer[1] + 8)}) scale(${size * 0.94})">${UNDERFOOT}${figure(BELAYING, holds, { over: harnessOn(BELAYING, '#a63f2c'), grips: ['grip', 'grip'] })}</g>`,
  ].join('');
}

/** Ridges and woods of the valley below. */
function valleyOf(frame: SceneFrame, { ridges, woods, haze, seed }: Crag): string {
  const { width: w, height: h, isTall } = frame;
  const valley = isTall ? 1120 : 990;
  const [[farShade, farLit] = ['', ''], [nearShade, nearLit] = ['', '']] = ridges;
  const common = { sun: 1, haze } as const;
  const row = (n: number, count: number, foot: number, low: number, high: number): string =>
    wood(frame, {
      seed: seed + 6 + n * 4,
      count,
      foot: (s) => valley + foot + 40 * Math.sin(s * 4.4 + seed + n),
      low,
      high,
      fill: woods[n] ?? '',
    });
  return [
    litRidge(
      frame,
      'r1',
      {
        ...common,
        top: (s) => valley - 180 - 120 * Math.sin(s * 4 + 1 + seed),
        rough: 24,
        seed: seed + 8,
        shade: farShade,
        lit: farLit,
        spur: 300,
        steep: 0.34,
      },
      valley + 100,
    ),
    litRidge(
      frame,
      'r2',
      {
        ...common,
        top: (s) => valley - 80 - 60 * Math.sin(s * 6 + seed),
        rough: 18,
        seed: seed + 3,
        shade: nearShade,
        lit: nearLit,
        spur: 300,
        steep: 0.3,
        air: 0.7,
      },
      valley + 200,
    ),
    mist('m', frame, valley - 200, valley + 120, haze, 0.7),
    `<path d="M0 ${valley + 66}Q${w * 0.5} ${valley + 40} ${w} ${valley + 76}V${h}H0z" fill="${woods[0]}"/>`,
    row(0, 120, 60, 70, 150),
    row(1, 90, 190, 130, 240),
    `<path d="M0 ${valley + 170}Q${w * 0.5} ${valley + 120} ${w} ${valley + 190}V${h}H0z" fill="${woods[1]}"/>`,
    row(2, 60, 330, 190, 330),
  ].join('');
}

/** Draws a crag over its valley in a frame. */
export function drawCrag(crag: Crag, frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const isTurned = !isTall && crag.side > 0;
  return scene(
    w,
    h,
    [
      sky(frame, crag.sky),
      spruceKinds(170),
      `<g${isTurned ? ` transform="matrix(-1 0 0 1 ${w} 0)"` : ''}>`,
      glow('sun', w * 0.82, (isTall ? 1120 : 990) - 280, 640, 460, crag.glow, 0.95),
      valleyOf(frame, crag),
      ropeTeam(frame, crag),
      '</g>',
    ].join(''),
  );
}

/** A climber leads a granite wall over a valley of forest; the rope runs through two quickdraws to whoever holds it. */
export const drawWall = (frame: SceneFrame): string => drawCrag(GRANITE, frame);
