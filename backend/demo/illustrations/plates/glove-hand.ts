import { CLOTH_EDGE, clothLight } from './cloth-light';
import { mix, tone } from './colour';
import { creases, type Fold, lerp, type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** A finger along a bent centre line (base, control, tip), tapering from one width to the other, its tip round. */
type Finger = { base: Point; bend: Point; tip: Point; width: number; tipWidth: number };

/** Which side of the hand is up, and how thick the glove is: 1 insulated, less for a thin one. */
export type HandLook = { isPalm: boolean; fullness: number };

const FINGERS: readonly Finger[] = [
  { base: [124, 128], bend: [131, 92], tip: [134, 56], width: 30, tipWidth: 26 },
  { base: [101, 120], bend: [106, 70], tip: [108, 22], width: 33, tipWidth: 29 },
  { base: [75, 117], bend: [75, 62], tip: [74, 10], width: 34, tipWidth: 30 },
  { base: [49, 123], bend: [44, 74], tip: [42, 26], width: 33, tipWidth: 29 },
];

const THUMB: Finger = { base: [56, 184], bend: [12, 166], tip: [2, 112], width: 52, tipWidth: 34 };

function along({ base, bend, tip, width, tipWidth }: Finger, t: number): { at: Point; normal: Point; half: number } {
  const u = 1 - t;
  const at: Point = [
    u * u * base[0] + 2 * u * t * bend[0] + t * t * tip[0],
    u * u * base[1] + 2 * u * t * bend[1] + t * t * tip[1],
  ];
  const dx = u * (bend[0] - base[0]) + t * (tip[0] - bend[0]);
  const dy = u * (bend[1] - base[1]) + t * (tip[1] - bend[1]);
  const length = Math.hypot(dx, dy) || 1;
  // a joint is a little thicker than the bones beside it
  const joint = 1 + 0.035 * Math.sin(t * Math.PI * 3);
  return { at, normal: [-dy / length, dx / length], half: (lerp(width, tipWidth, t) / 2) * joint };
}

const beside = (finger: Finger, t: number, side: number, share = 1): Point => {
  const { at, normal, half } = along(finger, t);
  return [at[0] + normal[0] * half * side * share, at[1] + normal[1] * half * side * share];
};

/** Beyond the tip the finger ends in a half circle of its own width. */
function tip(finger: Finger): Point[] {
  const { at, normal, half } = along(finger, 1);
  const [nx, ny] = normal;
  const ahead: Point = [ny, -nx];
  return [-70, -35, 0, 35, 70].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    const [side, front] = [Math.sin(angle) * half, Math.cos(angle) * half];
    return [at[0] + nx * side + ahead[0] * front, at[1] + ny * side + ahead[1] * front];
  });
}

function outline(finger: Finger): Point[] {
  const steps = [0.18, 0.36, 0.54, 0.72, 0.9];
  const base = (side: number): Point => {
    const [x, y] = beside(finger, 0, side);
    return [x, y, 0];
  };
  return [
    base(-1),
    ...steps.map((t) => beside(finger, t, -1)),
    ...tip(finger),
    ...steps.toReversed().map((t) => beside(finger, t, 1)),
    base(1),
  ];
}

/** A line across the finger, bowed toward the tip. */
const across = (finger: Finger, t: number): Point[] => [
  beside(finger, t, -1),
  beside(finger, t + 0.04, 0),
  beside(finger, t, 1),
];

const thinner = (finger: Finger, fullness: number): Finger => ({
  ...finger,
  width: finger.width * fullness,
  tipWidth: finger.tipWidth * fullness,
});

/** Padding between two joints of a finger. */
const bulges = (finger: Finger): Fold[] =>
  [0.2, 0.48, 0.8].map((t): Fold => {
    const [x0, y0] = beside(finger, t, -0.9);
    const [x1, y1] = beside(finger, t, 0.9);
    const [cx, cy] = beside(finger, t + 0.06, 0);
    return [x0, y0, cx, cy, x1, y1, 6];
  });

/** Light on a piece of a glove: small, padded, finely creased. */
export const gloveLight = (piece: readonly Point[], seed: number, round: number, folds: readonly Fold[]): string =>
  clothLight(piece, { folds, seed, round, grain: 0.36, depth: 1.1, crumple: 0.9, shine: 1.2 });

function drawFinger(kit: Kit, way: Colourway, thick: Finger, { isPalm, fullness }: HandLook): string {
  const finger = thinner(thick, fullness);
  const fill = isPalm ? tone(way.trim, 0.1) : way.main;
  const reinforced = mix(way.main, way.block, 0.7);
  const cap = [
    beside(finger, 0.7, -1.4),
    beside(finger, 0.78, 0),
    beside(finger, 0.7, 1.4),
    beside(finger, 1.6, 1.8),
    beside(finger, 1.6, -1.8),
  ];
  const knuckles = [0.34, 0.62]
    .map((t) => kit.seam(across(finger, t), { dark: 0.26, light: 0.16, pucker: 0.2 }))
    .join('');
  return kit.part(outline(finger), {
    fill,
    ...CLOTH_EDGE,
    texture: isPalm ? ['grain', '#000', 0.8] : ['twill', '#000', 0.8],
    cast: [2, 3, 3, 0.38],
    inside:
      (isPalm ? '' : kit.block(cap, reinforced)) + gloveLight(outline(finger), finger.base[0], 15, bulges(finger)),
    over: isPalm
      ? knuckles +
        kit.stitching([beside(finger, 0.1, -0.8), beside(finger, 0.6, -0.8), beside(finger, 0.95, -0.7)], 0.28)
      : kit.seam(across(finger, 0.7), { dark: 0.4, light: 0.24, stitch: 1.6 }) + knuckles,
  });
}

function thumbOf(kit: Kit, way: Colourway, { isPalm, fullness }: HandLook): string {
  const thumb = thinner(THUMB, fullness);
  const fill = isPalm ? tone(way.trim, 0.1) : way.main;
  return kit.part(outline(thumb), {
    fill,
    ...CLOTH_EDGE,
    texture: isPalm ? ['grain', '#000', 0.8] : ['twill', '#000', 0.8],
    cast: [3, 4, 4, 0.4],
    inside:
      (isPalm
        ? ''
        : kit.block(
            [
              beside(thumb, 0.7, -1.4),
              beside(thumb, 0.76, 0),
              beside(thumb, 0.7, 1.4),
              beside(thumb, 1.7, 1.8),
              beside(thumb, 1.7, -1.8),
            ],
            mix(way.main, way.block, 0.7),
          )) +
      gloveLight(
        outline(thumb),
        5,
        20,
        creases('10,160 24,152 38,140 5; 24,176 40,166 58,162 6; 4,120 14,118 26,124 5'),
      ),
    over:
      kit.seam(across(thumb, 0.7), { dark: isPalm ? 0.2 : 0.4, light: 0.24 }) +
      kit.seam([beside(thumb, 0.08, 0.1), beside(thumb, 0.36, 0.25), beside(thumb, 0.62, 0.2)], { dark: 0.3 }),
  });
}

/** A relaxed hand in a five-finger glove, wrist at y 200, its back or its palm up. */
export function gloveHand(kit: Kit, way: Colourway, look: HandLook): string {
  const { isPalm, fullness } = look;
  const slim = (1 - fullness) * 26;
  const back = pts(
    `${40 + slim},206! ${31 + slim},176 ${29 + slim},146 ${33 + slim * 0.6},118 56,104 82,100 110,104 ${138 - slim * 0.6},120 ${140 - slim},152 ${134 - slim},184 ${128 - slim},206!`,
  );
  const hand = kit.part(back, {
    fill: isPalm ? tone(way.trim, 0.1) : way.main,
    ...CLOTH_EDGE,
    texture: isPalm ? ['grain', '#000', 0.8] : ['twill', '#000', 0.8],
    cast: [3, 6, 6, 0.36],
    inside: gloveLight(
      back,
      8,
      26,
      creases(
        '36,178 60,164 86,174 8; 130,172 112,160 90,168 8; 62,108 66,122 62,138 6; 88,104 89,120 87,136 6; 114,108 112,124 114,138 6; 46,198 84,188 122,198 7',
      ),
    ),
  });
  const palm = isPalm
    ? kit.part(pts('52,150~14 96,124 132,132~10 130,176~14 100,194 66,192~14'), {
        fill: tone(way.trim, 0.03),
        volume: 12,
        texture: ['grain', '#fff', 0.5],
        cast: [1, 2, 3, 0.3],
        over:
          kit.seam(pts('60,164 92,150 128,152'), { dark: 0.4 }) +
          kit.stitching(pts('60,154 96,132 124,138 124,172 98,186 70,184 60,158'), 0.35),
      })
    : fullness < 1
      ? ''
      : kit.part(pts('42,128~9 62,117 84,113 108,117 131,129~9 127,152~9 106,144 84,141 62,144 46,152~9'), {
          fill: way.block,
          volume: 13,
          texture: ['grain', '#fff', 0.5],
          cast: [1, 3, 3, 0.35],
          over: ['61,117 63,145', '84,113 84,142', '108,117 106,145']
            .map((groove) => kit.seam(pts(groove), { weight: 1.5, dark: 0.5 }))
            .join(''),
        });
  return [
    ...FINGERS.map((finger) => drawFinger(kit, way, finger, look)),
    hand,
    palm,

    thumbOf(kit, way, look),
  ].join('');
}
