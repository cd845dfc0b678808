import { creases, lerp, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { brandMark, type MarkName } from './lettering';
import type { Colourway } from './palette';

/** A finger along a bent centre line (base, control, tip), tapering from one width to the other, its tip round. */
type Finger = { base: Point; bend: Point; tip: Point; width: number; tipWidth: number };

const FINGERS: readonly Finger[] = [
  { base: [125, 128], bend: [133, 84], tip: [128, 46], width: 31, tipWidth: 25 },
  { base: [101, 120], bend: [108, 62], tip: [101, 10], width: 34, tipWidth: 27 },
  { base: [75, 118], bend: [74, 54], tip: [68, -2], width: 35, tipWidth: 28 },
  { base: [48, 124], bend: [36, 68], tip: [36, 14], width: 34, tipWidth: 27 },
];

const THUMB: Finger = { base: [52, 182], bend: [4, 158], tip: [-2, 98], width: 46, tipWidth: 30 };

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
  const joint = 1 + 0.05 * Math.sin(t * Math.PI * 3);
  return { at, normal: [-dy / length, dx / length], half: (lerp(width, tipWidth, t) / 2) * joint };
}

const beside = (finger: Finger, t: number, side: number, share = 1): Point => {
  const { at, normal, half } = along(finger, t);
  return [at[0] + normal[0] * half * side * share, at[1] + normal[1] * half * side * share];
};

function outline(finger: Finger): Point[] {
  const steps = [0.18, 0.36, 0.54, 0.72, 0.88];
  const base = (side: number): Point => {
    const [x, y] = beside(finger, 0, side);
    return [x, y, 0];
  };
  return [
    base(-1),
    ...steps.map((t) => beside(finger, t, -1)),
    beside(finger, 1, -0.72),
    beside(finger, 1.06, 0),
    beside(finger, 1, 0.72),
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

function drawFinger(kit: Kit, way: Colourway, finger: Finger): string {
  const cap = [
    beside(finger, 0.74, -1.3),
    beside(finger, 0.8, 0),
    beside(finger, 0.74, 1.3),
    beside(finger, 1.3, 1.6),
    beside(finger, 1.3, -1.6),
  ];
  return kit.part(outline(finger), {
    fill: way.main,
    volume: 17,
    shade: 0.6,
    light: 0.42,
    texture: ['ripstop', '#000', 0.8],
    cast: [2, 3, 3, 0.38],
    inside: kit.block(cap, way.trim),
    over:
      kit.seam(across(finger, 0.74), { dark: 0.45, light: 0.3 }) +
      kit.seam(across(finger, 0.46), { dark: 0.3, light: 0.2, pucker: 0.16 }) +
      kit.soft(
        [
          beside(finger, 0.2, -0.35),
          beside(finger, 0.5, -0.5),
          beside(finger, 0.68, -0.35),
          beside(finger, 0.5, -0.15),
        ],
        '#fff',
        0.22,
        4,
      ),
  });
}

/** The back of a relaxed hand in a five-finger glove, wrist at y 200. */
export function gloveHand(kit: Kit, way: Colourway, mark: MarkName): string {
  const back = kit.part(pts('40,204! 32,172 28,142 33,116 56,106 82,102 110,106 138,122 140,152 134,182 128,204!'), {
    fill: way.main,
    volume: 28,
    shade: 0.58,
    light: 0.4,
    texture: ['ripstop', '#000', 0.8],
    cast: [3, 6, 6, 0.36],
    inside: kit.folds(
      creases(
        '34,178 60,166 86,176 7; 132,172 112,160 90,168 7; 62,112 66,126 62,142 5; 88,108 89,124 87,140 5; 114,112 112,128 114,142 5; 44,196 84,186 124,196 6',
      ),
      { blur: 5, dark: 0.4, light: 0.16 },
    ),
  });
  const pads = kit.part(pts('40,128~9 62,118 84,114 108,118 132,130~9 128,154~9 106,146 84,143 62,146 44,153~9'), {
    fill: way.block,
    volume: 13,
    texture: ['grain', '#fff', 0.5],
    cast: [1, 3, 3, 0.35],
    over: ['61,118 63,147', '84,114 84,144', '108,118 106,147']
      .map((groove) => kit.seam(pts(groove), { weight: 1.5, dark: 0.55 }))
      .join(''),
  });
  const thumb = kit.part(outline(THUMB), {
    fill: way.main,
    volume: 20,
    shade: 0.6,
    light: 0.4,
    texture: ['ripstop', '#000', 0.8],
    cast: [3, 4, 4, 0.4],
    inside:
      kit.block(
        [
          beside(THUMB, 0.66, -1.3),
          beside(THUMB, 0.72, 0),
          beside(THUMB, 0.66, 1.3),
          beside(THUMB, 1.3, 1.6),
          beside(THUMB, 1.3, -1.6),
        ],
        way.trim,
      ) + kit.folds(creases('14,150 26,146 38,136 4; 24,168 40,160 56,160 5'), { blur: 3.5 }),
    over:
      kit.seam(across(THUMB, 0.66), { dark: 0.45, light: 0.3 }) +
      kit.seam([beside(THUMB, 0.08, 0.1), beside(THUMB, 0.36, 0.25), beside(THUMB, 0.62, 0.2)], { dark: 0.32 }),
  });
  return (
    FINGERS.map((finger) => drawFinger(kit, way, finger)).join('') +
    back +
    pads +
    brandMark(mark, 86, 174, 8, way.accent) +
    thumb
  );
}
