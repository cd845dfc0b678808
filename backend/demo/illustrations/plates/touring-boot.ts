import type { PlateLook } from '../plate-drawing';
import { drawBootBack } from './boot-back';
import { lightness, mix, readableOn, tone } from './colour';
import { ellipse, pts } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { buckle, cable, dial, leaning, powerStrap, walkLever } from './touring-boot-closures';

type Boot = {
  /** y of the cuff's upper edge; the ground lies at 340 */
  top: number;
  cuff: 'shell' | 'carbon';
  /** buckles as x, y, degrees */
  buckles: readonly (readonly [x: number, y: number, turn: number])[];
  cable: boolean;
  dial: boolean;
  hasStrap: boolean;
};

const BOOTS: readonly Boot[] = [
  {
    top: 34,
    cuff: 'shell',
    buckles: [
      [212, 118, -8],
      [226, 204, -38],
    ],
    cable: false,
    dial: false,
    hasStrap: true,
  },
  { top: 66, cuff: 'carbon', buckles: [], cable: true, dial: false, hasStrap: false },
  {
    top: 14,
    cuff: 'shell',
    buckles: [
      [214, 84, -5],
      [217, 134, -9],
      [222, 196, -36],
      [262, 246, -50],
    ],
    cable: false,
    dial: false,
    hasStrap: true,
  },
  { top: 46, cuff: 'shell', buckles: [[211, 116, -8]], cable: false, dial: true, hasStrap: true },
];

const METAL = '#b4babd';
function rockerSole(kit: Kit, way: Colourway): string {
  const rubber = kit.part(
    pts('0,304~5 60,310 200,308 300,296 324,282~6 332,296 318,316 280,332~4 200,338 100,338 6,339~6 -2,322'),
    {
      fill: '#26292d',
      volume: 9,
      texture: ['grain', '#fff', 0.5],
      inside: kit.block(pts('-10,300! 340,280! 340,300! 200,318 -10,314!'), mix(way.accent, '#26292d', 0.15)),
    },
  );
  const lugs = [14, 32, 50, 68, 88, 118, 140, 162, 184, 206, 228, 250, 270, 288].map((x) => {
    const y = x > 200 ? 338 - (x - 200) * 0.16 : 339;
    return kit.line(pts(`${x},${y - 12} ${x + 3},${y + 1}`), '#000', 4, 0.7);
  });
  return rubber + lugs.join('');
}

function shell(kit: Kit, way: Colourway, model: string): string {
  const gleam = 0.1 + 0.3 * lightness(way.main);
  return kit.part(
    pts(
      '6,312~6 2,280 12,232 34,198! 120,180 186,174 210,190 232,226 262,252 298,266 322,284 324,298~6 200,312 96,316',
    ),
    {
      fill: way.main,
      volume: 26,
      shade: 0.7,
      light: 0.5,
      cast: [2, 3, 3, 0.4],
      inside: [
        kit.block(pts('-10,300! 90,296 150,270 190,250 240,262 340,276! 340,330! -10,330!'), way.block),
        kit.soft(pts('226,238 258,258 296,274 286,284 246,276 220,256'), '#fff', gleam * 1.3, 5),
        kit.soft(pts('110,240 190,214 216,240 196,280 120,286'), '#0d1220', 0.22, 14),
      ].join(''),
      over: [
        kit.seam(pts('0,301 90,296 150,270 190,250 240,262 326,277'), { dark: 0.6, light: 0.4 }),
        kit.seam(pts('206,184 190,216 200,248 252,268'), { dark: 0.4, light: 0.3 }),
        ...[0, 1, 2].map((i) =>
          kit.seam(pts(`${60 + i * 16},306 ${72 + i * 16},286 ${92 + i * 16},272`), { light: 0.3 }),
        ),
        lettering(model, 66, 286, 9, readableOn(way.main, way.accent), { weight: 1.1 }),
      ].join(''),
    },
  );
}

/** The sockets that the pins of the binding take hold of, at toe and heel. */
const fittings = (kit: Kit): string =>
  kit.part(pts('302,281~4 318,276~4 323,290~4 307,297~4'), { fill: METAL, volume: 6 }) +
  kit.block(ellipse(312, 287, 3.6), '#14171b') +
  kit.part(pts('-1,276~4 8,274~4 10,300~4 0,302~4'), { fill: METAL, volume: 5 }) +
  kit.block(ellipse(4.5, 288, 2.2), '#14171b');

function liner(kit: Kit, way: Colourway, top: number): string {
  return (
    kit.part(
      leaning(
        pts(`52,${top + 30}! 54,${top - 26} 68,${top - 50}~10 120,${top - 54} 166,${top - 38}~12 180,${top + 30}!`),
      ),
      {
        fill: way.trim,
        volume: 16,
        texture: ['mesh', '#fff', 0.5],
        over:
          kit.seam(leaning(pts(`58,${top - 16} 112,${top - 26} 172,${top - 10}`)), { stitch: 1.5 }) +
          kit.stitching(leaning(pts(`84,${top - 48} 82,${top + 10}`)), 0.4),
      },
    ) +
    kit.strap(leaning(pts(`62,${top + 4} 46,${top - 40} 58,${top - 66} 74,${top - 46}`)), 9, way.accent) +
    kit.part(
      leaning(pts(`150,${top - 42}~8 178,${top - 46}~8 196,${top - 8} 206,70 218,170 208,206! 178,190! 172,80`)),
      {
        fill: mix(way.block, way.trim, 0.3),
        volume: 14,
        cast: [-3, 3, 4, 0.5],
        over: Array.from({ length: 5 }, (_, i) =>
          kit.seam(leaning(pts(`${172 + i * 4},${top + i * 34} ${200 + i * 3},${top - 6 + i * 34}`)), { light: 0.3 }),
        ).join(''),
      },
    )
  );
}

function cuff(kit: Kit, way: Colourway, { top, cuff: make }: Boot, mark: PlateLook['mark']): string {
  const colour = make === 'carbon' ? '#2c2f33' : way.main;
  const outline = leaning(
    pts(
      `48,${top + 2}~8 104,${top - 10} 162,${top + 2} 184,${top + 24}~8 190,116 202,178 192,204~8 150,214 118,250 90,268 52,262 24,240~10 22,190 36,110`,
    ),
  );
  return kit.part(outline, {
    fill: colour,
    volume: 28,
    shade: 0.62,
    light: make === 'carbon' ? 0.3 : 0.5,
    ...(make === 'carbon' ? { texture: ['carbon', '#fff', 1.5] as const } : {}),
    cast: [3, 6, 5, 0.5],
    inside: [
      kit.block(
        leaning(pts(`10,${top - 20}! 74,${top - 20}! 68,110 58,180 66,280! 0,280!`)),
        make === 'carbon' ? tone(way.main, 0) : way.block,
      ),
      kit.soft(
        leaning(pts(`96,${top + 30} 114,${top + 26} 116,130 104,190 90,196 90,120`)),
        '#fff',
        0.1 + 0.25 * lightness(colour),
        8,
      ),
      kit.soft(leaning(pts('166,70 188,90 200,170 180,190 162,136')), '#0d1220', 0.3, 9),
    ].join(''),
    over:
      kit.seam(leaning(pts(`74,${top - 8} 68,110 58,180 66,268`)), { dark: 0.5, light: 0.4 }) +
      kit.seam(leaning(pts(`150,${top} 152,116 140,174 110,212`)), { dark: 0.35, light: 0.3 }) +
      brandMark(mark, 102, 164, 16, readableOn(colour, way.accent)),
  });
}

/** A ski-touring boot from its outer side, toe right, or from behind: all-round, carbon racer, four-buckle, dial. */
export function drawTouringBoot(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const boot = BOOTS[variant];
  if (!boot) throw new RangeError(`No touring boot ${variant}.`);
  if (view === 'back')
    return drawBootBack(
      way,
      { height: 340 - boot.top, shaft: boot.cuff, spine: 'lever', hasStrap: boot.hasStrap, brand, mark },
      'Touring boot',
    );
  const kit = new Kit([-18, boot.top - 60, 346, 346], FRAMES.square, 60);
  const pivot =
    kit.screw(88, 238, 10, METAL) +
    `<path d="${ellipse(88, 238, 15)}" fill="none" stroke="#0d1220" stroke-opacity=".4" stroke-width="1.4"/>`;
  return kit.svg(
    [
      kit.ground(166, 341, 184, 12, 0.5),
      rockerSole(kit, way),
      liner(kit, way, boot.top),
      shell(kit, way, ['TOUR 1300', 'RACE 900', 'FREE 1500', 'TOUR 1100'][variant] ?? 'TOUR'),
      fittings(kit),
      cuff(kit, way, boot, mark),
      pivot,
      walkLever(kit, way),
      boot.hasStrap ? powerStrap(kit, way, boot.top, brand) : '',
      ...boot.buckles.map((place) => buckle(kit, way, place)),
      boot.cable ? cable(kit, way) : '',
      boot.dial ? dial(kit, way) : '',
    ].join(''),
    'Touring boot',
  );
}
