import { readableOn, tone } from './colour';
import { ellipse, type Point, pts } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

export type HeadlampOptions = { brand?: string; lumens?: string };

const BOX: Box = [-100, -96, 100, 66];
const PAD = 44;
const BODY_DARK = '#24272b';

/** The build that goes with an amount of light: a button on a cord, two lenses, three of them under cooling fins. */
type Build = 'compact' | 'standard' | 'power';
export const buildOf = (lumens = '450'): Build => {
  if (Number(lumens) <= 350) return 'compact';
  return Number(lumens) < 900 ? 'standard' : 'power';
};

/** Middle and radius of each lens, mm. */
const LENSES: Record<Build, readonly (readonly [x: number, y: number, r: number])[]> = {
  compact: [[0, 18, 15]],
  standard: [
    [-14, 17, 19],
    [21, 17, 12],
  ],
  power: [
    [-31, 14, 16],
    [0, 18, 20],
    [31, 14, 16],
  ],
};

/** Where a lamp shines: middle and radius of each lens in the units of its plate. */
export function lensesOf({ lumens = '450' }: HeadlampOptions): readonly (readonly [x: number, y: number, r: number])[] {
  const [x0, y0, x1, y1] = BOX;
  const scale = Math.min((FRAMES.wide.width - 2 * PAD) / (x1 - x0), (FRAMES.wide.height - 2 * PAD) / (y1 - y0));
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return LENSES[buildOf(lumens)].map(([x, y, r]) => [500 + (x - cx) * scale, 400 + (y - cy) * scale, r * scale]);
}

function lens(kit: Kit, x: number, y: number, r: number): string {
  return (
    kit.part(ellipse(x, y, r, r), { fill: '#0f1216', volume: 4, lineColour: '#000' }) +
    kit.part(ellipse(x, y, r - 2.6, r - 2.6), {
      fill: '#cfd6d9',
      gradient: kit.radial('0 #fffdf0, 0.22 #fff3c4, 0.4 #aeb8bd, 0.75 #5d676e, 1 #dfe6e8'),
      volume: 5,
      over:
        kit.line(ellipse(x, y, (r - 3) * 0.6), '#fff', 0.8, 0.6) +
        kit.soft(
          pts(`${x - r * 0.6},${y - 7} ${x - r * 0.1},${y - 14} ${x},${y - 11} ${x - r * 0.5},${y - 3}`),
          '#fff',
          0.9,
          1,
        ),
    })
  );
}

/** The band round the head: far side, near side, what is woven into it. */
function band(kit: Kit, way: Colourway, brand: string, build: Build): string {
  const thin = build === 'compact' ? 7 : 0;
  const near = pts(
    `-96,${-18 + thin}~6 -92,${-24 + thin} -60,${6 + thin} 0,${18 + thin} 60,${6 + thin} 92,${-24 + thin} 96,${-18 + thin}~6 92,${14 - thin} 60,${40 - thin} 0,${50 - thin} -60,${40 - thin} -92,${14 - thin}`,
  );
  return [
    kit.part(pts('-92,-16 -70,-54 0,-72 70,-54 92,-16 80,-6 60,-34 0,-50 -60,-34 -80,-6'), {
      fill: tone(way.block, -0.08),
      volume: 12,
      texture: ['twill', '#000', 0.8],
    }),
    build === 'power'
      ? kit.part(pts('-13,-66~4 -10,-88 0,-93 10,-88 13,-66~4 15,16 -15,16'), {
          fill: tone(way.block, -0.03),
          volume: 9,
          texture: ['twill', '#000', 0.8],
          over: kit.stitching(pts('-9,-80 -10,-30 -11,10'), 0.4) + kit.stitching(pts('9,-80 10,-30 11,10'), 0.4),
        })
      : '',
    kit.part(near, {
      fill: way.main,
      volume: 20,
      shade: 0.65,
      texture: ['twill', '#000', 0.9],
      cast: [0, 3, 4, 0.3],
      inside:
        (build === 'compact'
          ? kit.line(pts('-96,-5 -60,21 0,33 60,21 96,-5'), way.accent, 9)
          : kit.block(pts('-100,-8 -60,18 0,28 60,18 100,-8 100,4 60,28 0,38 -60,28 -100,4'), way.accent)) +
        `<rect x="-100" y="-30" width="200" height="90" fill="${kit.linear('0 #0d1220 0.6, 0.22 #0d1220 0.05, 0.4 #fff 0.14, 0.7 #0d1220 0.05, 1 #0d1220 0.65', 0, 0, 1, 0)}"/>`,
      over:
        build === 'compact'
          ? ''
          : fittedLettering(brand, 71, 19.8, { height: 5.2, width: 26 }, way.trim, { rotate: -33, weight: 1.1 }),
    }),
    kit.ladder(-78, 9, build === 'compact' ? 12 : 17, 40, BODY_DARK),
    build === 'compact' ? '' : kit.stitching(pts('-93,-16 -58,9 0,20.5 58,9 93,-16'), 0.4),
  ].join('');
}

const HOUSINGS: Record<Build, string> = {
  compact: '-22,-6~14 22,-6~14 27,18 22,42~14 -22,42~14 -27,18',
  standard: '-40,-10~12 40,-10~12 46,20 38,56~14 -38,56~14 -46,20',
  power: '-52,-8~14 -20,-14~8 20,-14~8 52,-8~14 60,16 48,48~14 18,58~10 -18,58~10 -48,48~14 -60,16',
};

function housing(kit: Kit, way: Colourway, build: Build): string {
  const half = build === 'compact' ? 26 : build === 'power' ? 52 : 44;
  const foot = build === 'compact' ? 38 : 50;
  const fins = (at: Point): string => kit.line([at, [at[0], at[1] + 9]], '#000', 2, 0.6);
  return [
    kit.part(pts(`${-half},2~8 ${half},2~8 ${half + 4},${foot}~10 ${-half - 4},${foot}~10`), {
      fill: BODY_DARK,
      volume: 9,
      cast: [2, 4, 4, 0.5],
    }),
    kit.part(pts(HOUSINGS[build]), {
      fill: build === 'compact' ? way.accent : tone(way.trim, 0.04),
      volume: 16,
      shade: 0.6,
      light: 0.6,
      cast: [2, 5, 4, 0.5],
      over: build === 'standard' ? kit.seam(pts('-43,40 0,45 43,40'), { light: 0.3 }) : '',
    }),
    kit.part(
      build === 'compact' ? pts('-9,-10~3 9,-10~3 8,-4~2 -8,-4~2') : pts('-20,-15~4 20,-15~4 18,-8~2 -18,-8~2'),
      {
        fill: build === 'compact' ? tone(way.trim, 0.1) : way.accent,
        volume: 5,
      },
    ),
    build === 'power' ? [-44, -38, -32, 32, 38, 44].map((x) => fins([x, -12])).join('') : '',
    build === 'standard' ? [-30, -24, -18, 18, 24, 30].map((x) => fins([x, 44])).join('') : '',
  ].join('');
}

/** A headlamp from the front; its build follows from how bright it is. */
export function drawHeadlamp(way: Colourway, options: HeadlampOptions = {}): string {
  const { brand = 'hanki', lumens = '450' } = options;
  const build = buildOf(lumens);
  const kit = new Kit(BOX, FRAMES.wide, PAD);
  const figure = build === 'compact' ? 37.5 : 49.5;
  const ground = build === 'compact' ? way.accent : way.trim;
  return kit.svg(
    [
      kit.ground(0, 60, 96, 6, 0.35),
      band(kit, way, brand, build),
      housing(kit, way, build),
      ...LENSES[build].map(([x, y, r]) => lens(kit, x, y, r)),
      fittedLettering(
        lumens,
        0,
        figure,
        { height: build === 'compact' ? 4 : 5.4, width: 22 },
        readableOn(ground, build === 'compact' ? way.trim : way.accent),
      ),
    ].join(''),
    'Headlamp',
  );
}
