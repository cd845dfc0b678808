import type { PlateLook } from '../plate-drawing';
import { tone } from './colour';
import { creases, onSide, type Point, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** Belts, buckles and zip tapes. */
export const WEBBING = '#25282c';

const TAPE = '#cfd6d8';

/** How foam under cloth is shaded. */
export const FOAM = {
  volume: 44,
  shade: 0.62,
  light: 0.4,
  shadeColour: '#121827',
  lightColour: '#eef2f4',
  texture: ['twill', '#000', 1],
} as const;

/** Inside of the back seen through neck and arm holes. */
export const lining = (kit: Kit, way: Colourway): string =>
  kit.part(pts('-150,-300! 150,-300! 180,-60 150,20 -150,20 -180,-60'), {
    fill: tone(way.trim, 0.02),
    texture: ['mesh', '#fff', 0.6],
    volume: 30,
    shade: 0.8,
    over: kit.part(rectangle(-44, -270, 88, 46, 5), { fill: '#e9eae4', volume: 4 }),
  });

/** Reflective tape over a shoulder. */
export const reflector = (kit: Kit, points: readonly Point[]): string =>
  kit.part(points, {
    fill: TAPE,
    gradient: kit.linear('0 #f4f7f8, .5 #b9c1c4, 1 #e3e8ea', 0, 0, 1, 0.4),
    texture: ['grid', '#6d757a', 0.5],
    volume: 3,
    line: 0.8,
  });

type Cut = { half: string; armhole: string; seams: string };

/** Right half of the front, from the neck round the arm hole to the hem. */
export const CUTS: Record<PlateLook['variant'], Cut> = {
  0: {
    half: '4,-120~10 60,-190 96,-330~24 190,-330~30 206,-220 218,-110 276,-40~26 284,120 270,290~30 150,308 4,308~10',
    armhole: '206,-300 214,-190 230,-100 280,-36',
    seams: '100,-300 120,-180 90,-60',
  },
  1: {
    half: '3,-90~10 70,-180 110,-330~20 176,-330~20 184,-220 190,-90 250,10~26 256,120 244,232~30 140,250 3,252~10',
    armhole: '180,-300 188,-180 204,-60 252,14',
    seams: '110,-300 124,-170 100,-40',
  },
  2: {
    half: '4,-150~10 70,-210 104,-340~24 206,-336~30 222,-220 236,-120 292,-50~26 300,130 286,310~30 150,328 4,328~10',
    armhole: '220,-300 230,-190 246,-110 296,-46',
    seams: '110,-310 130,-190 100,-70',
  },
  3: {
    half: '4,-110~10 70,-180 120,-290~30 210,-286~34 224,-190 232,-90 272,-30~26 276,110 262,240~30 150,258 4,258~10',
    armhole: '218,-260 226,-170 240,-80 272,-26',
    seams: '120,-270 130,-170 100,-50',
  },
};

/** Both halves of the front; `hem` is the y of their lower edge. */
export function panels(kit: Kit, way: Colourway, cut: Cut, hem: number): string {
  return SIDES.map((side) => {
    const toSide = onSide(side);
    const outline = toSide(pts(cut.half));
    return kit.part(outline, {
      ...FOAM,
      fill: way.main,
      inside:
        kit.block(toSide(pts(`0,${hem - 92}! 320,${hem - 112}! 320,${hem + 60}! 0,${hem + 60}!`)), way.block) +
        kit.block(toSide(pts(`${cut.armhole} 330,-40! 330,-340! 206,-340!`)), way.trim) +
        kit.folds(
          creases(
            `${side * 200},-40 ${side * 150},10 ${side * 170},80 12; ${side * 60},-160 ${side * 80},-90 ${side * 40},-30 10`,
          ),
          { blur: 8, dark: 0.4, light: 0.24 },
        ),
      over:
        kit.seam(toSide(pts(cut.seams)), { pucker: 0.3, stitch: side * 2 }) +
        kit.seam(toSide(pts(`0,${hem - 92} 160,${hem - 98} 300,${hem - 112}`)), { stitch: 2 }),
    });
  }).join('');
}

/** The front zip between two heights. */
export const zip = (kit: Kit, way: Colourway, from: number, to: number): string =>
  kit.part(rectangle(-12, from, 24, to - from, 4), { fill: way.trim, volume: 5 }) +
  kit.zip(
    [
      [0, from + 4],
      [0, to - 4],
    ],
    {
      tape: WEBBING,
      teeth: '#8a9095',
      kind: 'vislon',
      width: 12,
      pull: [0, from + 14, 0],
      pullColour: way.accent,
      pullLength: 40,
    },
  );

/** A belt round the vest at a height, `half` its half width, with its loose end. */
export function belt(kit: Kit, way: Colourway, y: number, half: number, buckle = true): string {
  return (
    kit.strap(
      [
        [-half, y - 6],
        [0, y + 4],
        [half, y - 6],
      ],
      30,
      WEBBING,
    ) +
    (buckle ? kit.buckle(0, y + 2, 40, 90, way.trim) : '') +
    kit.strap(
      [
        [half - 50, y - 4],
        [half - 40, y + 70],
      ],
      18,
      way.accent,
    )
  );
}

/** Straps over the shoulders from a height down, with their adjusters. */
export const shoulderStraps = (kit: Kit, way: Colourway, y: number): string =>
  SIDES.map((side) => {
    const toSide = onSide(side);
    return (
      kit.strap(toSide(pts(`146,${y} 140,${y + 80} 128,${y + 150}`)), 26, WEBBING) +
      kit.ladder(side * 139, y + 92, 32, side * 6, WEBBING) +
      kit.strap(toSide(pts(`128,${y + 140} 126,${y + 190}`)), 18, way.accent)
    );
  }).join('');

/** A bellows pocket with a zip; `pull` hangs a puller on it. */
export function pocket(
  kit: Kit,
  way: Colourway,
  x: number,
  y: number,
  width: number,
  height: number,
  pull: boolean,
): string {
  return [
    kit.part(rectangle(x, y, width, height, 16), {
      ...FOAM,
      fill: tone(way.block, 0.02),
      volume: 22,
      cast: [2, 8, 7, 0.45],
      inside: kit.folds(
        creases(
          `${x + 10},${y + 20} ${x + width * 0.4},${y + 50} ${x + 20},${y + height - 20} 8; ${x + width - 10},${y + 20} ${x + width * 0.6},${y + 50} ${x + width - 20},${y + height - 20} 8`,
        ),
        { blur: 6 },
      ),
    }),
    kit.zip(
      [
        [x + 14, y + 24],
        [x + width / 2, y + 20],
        [x + width - 14, y + 24],
      ],
      {
        tape: WEBBING,
        teeth: '#6a7075',
        width: 10,
        ...(pull ? { pull: [x + width - 20, y + 23, -66] as const } : {}),
        pullColour: way.accent,
      },
    ),
  ].join('');
}

/** The floating collar of a junior vest, seen from the front. */
export const COLLAR = pts(
  '-150,-210 -200,-330 -150,-440~50 0,-470 150,-440~50 200,-330 150,-210 90,-260 80,-340 0,-356 -80,-340 -90,-260',
);
