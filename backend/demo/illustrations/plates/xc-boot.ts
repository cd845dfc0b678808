import type { PlateLook } from '../plate-drawing';
import { drawBootBack } from './boot-back';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { lightness, mix, readableOn, shadeOf, tone } from './colour';
import { creases, ellipse, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';
import { laces } from './xc-boot-lacing';

type Boot = {
  /** y of the collar; the ground lies at 340 */
  top: number;
  upper: 'racer' | 'skate' | 'leather' | 'touring';
};

const BOOTS: readonly Boot[] = [
  { top: 178, upper: 'racer' },
  { top: 116, upper: 'skate' },
  { top: 128, upper: 'leather' },
  { top: 158, upper: 'touring' },
];

const RUBBER = '#26292d';

/** Outline of the upper from heel over collar and instep to toe. */
const upperOutline = (top: number): Point[] =>
  pts(
    `16,318~6 8,286 ${top > 170 ? '18,244' : '20,240 26,206'} 36,${top}~10 92,${top - 8} 140,${top + 2}~10 154,${top + 34} 176,${Math.max(top + 60, 226)} 214,256 254,264 286,276 302,294 303,310 298,318~5 150,322`,
  );

function raceSole(kit: Kit, way: Colourway): string {
  const plate = kit.part(
    pts('10,310~6 60,316 120,322 200,320 298,308~6 314,312~6 316,326~5 296,338~4 200,338 120,334 92,338 12,338~6'),
    {
      fill: RUBBER,
      volume: 8,
      inside: kit.block(pts('0,300! 130,314 320,302! 320,311! 200,324 130,325 0,317!'), way.accent),
      over:
        [20, 38, 56, 74].map((x) => kit.line(pts(`${x},327 ${x + 4},338`), '#000', 3, 0.6)).join('') +
        [204, 226, 248, 270].map((x) => kit.line(pts(`${x},327 ${x + 4},338`), '#000', 3, 0.6)).join(''),
    },
  );
  const bar = kit.tube(pts('296,333 306,333'), 7, TONES.alu, { gloss: 1 }) + kit.block(ellipse(301, 333, 2), '#14171b');
  return plate + bar;
}

/** A thick lugged sole whose front tongue has three holes for a three-pin or a bar for a backcountry binding. */
function lugSole(kit: Kit): string {
  const lugs = Array.from({ length: 15 }, (_, i) =>
    kit.line(pts(`${14 + i * 20},328 ${18 + i * 20},341`), '#000', 5, 0.75),
  );
  return (
    kit.part(pts('6,306~6 150,314 300,304~4 336,306~6 338,322~5 306,330 296,340~5 10,340~6'), {
      fill: RUBBER,
      volume: 9,
      texture: ['grain', '#fff', 0.5],
      over: lugs.join('') + kit.line(pts('6,318 150,325 330,316'), '#fff', 2, 0.22),
    }) + kit.tube(pts('318,326 328,326'), 7, TONES.alu, { gloss: 1 })
  );
}

/** The cover stands out from the upper, whatever the colours are. */
const coverColour = ({ main, block }: Colourway): string =>
  Math.abs(lightness(block) - lightness(main)) > 0.12 ? block : tone(main, lightness(main) > 0.5 ? -0.14 : 0.13);

/** The softshell cover over the laces, clipped to the upper it is sewn to. */
function cover(kit: Kit, way: Colourway, top: number): string {
  const edge = pts(`96,${top - 10} 112,${top + 44} 128,232 158,262 198,288 240,296 276,290`);
  return (
    kit.block([...edge, ...pts(`330,270! 330,${top - 40}! 96,${top - 40}!`)], coverColour(way)) +
    kit.folds(creases(`150,${top + 50} 152,240 186,262 8; 176,250 196,262 230,272 7`), { blur: 5 }) +
    kit.line(edge, way.accent, 3.2) +
    kit.seam(edge, { stitch: 2, light: 0.35, pucker: 0.15 })
  );
}

const coverZip = (kit: Kit, way: Colourway, top: number): string =>
  kit.zip(pts(`126,${top - 2} 136,${top + 40} 156,${Math.max(top + 70, 236)} 196,266 246,284`), {
    tape: '#1c1f23',
    teeth: '#565b61',
    kind: 'sealed',
    width: 9,
    pull: [127, top + 10, 14],
    pullColour: way.accent,
  });

/** A low band round the ankle, closed over the cover. */
const ankleBand = (kit: Kit, way: Colourway, top: number, brand: string): string =>
  kit.part(pts(`31,${top + 12}~5 92,${top + 2} 144,${top + 10}~5 152,${top + 32}~5 92,${top + 26} 27,${top + 38}~5`), {
    fill: '#24272c',
    volume: 9,
    texture: ['twill', '#fff', 0.7],
    cast: [1, 4, 4, 0.45],
    over:
      kit.block(pts(`120,${top - 10}! 160,${top - 10}! 160,${top + 50}! 126,${top + 50}!`), way.accent) +
      wordmark(brand, 78, top + 18, 10.5, TONES.snow, { weight: 1.2, rotate: -2 }),
  });

/** A plastic cuff that steadies the ankle for skating. */
function ankleCuff(kit: Kit, way: Colourway, top: number, brand: string): string {
  return (
    kit.part(
      pts(
        `30,${top + 34}~6 62,${top + 18} 150,${top + 22}~8 160,${top + 62}~8 124,${top + 84} 104,238 88,258~12 62,254~12 40,226 26,${top + 80}`,
      ),
      {
        fill: way.main,
        volume: 20,
        shade: 0.6,
        light: 0.5,
        cast: [3, 6, 5, 0.45],
        inside: kit.block(pts(`20,${top + 10}! 62,${top + 10}! 54,200 70,270! 20,270!`), tone(way.block, 0.02)),
        over: kit.seam(pts(`62,${top + 18} 54,200 66,252`), { light: 0.4 }),
      },
    ) +
    kit.screw(76, 236, 9) +
    kit.part(
      pts(`31,${top + 36}~5 100,${top + 26} 158,${top + 30}~5 164,${top + 56}~5 100,${top + 58} 29,${top + 66}~5`),
      {
        fill: '#24272c',
        volume: 9,
        texture: ['twill', '#fff', 0.7],
        cast: [1, 5, 4, 0.5],
        over: wordmark(brand, 98, top + 44, 11, readableOn('#24272c', way.accent), { weight: 1.2 }),
      },
    )
  );
}

function upper(kit: Kit, way: Colourway, { top, upper: kind }: Boot, { brand, mark }: PlateLook): string {
  const isLeather = kind === 'leather';
  const ink = readableOn(way.main, way.accent);
  const toeCap = kit.block(
    pts(
      isLeather ? '240,240! 340,240! 340,340! 216,340! 224,300' : '250,240! 340,240! 340,340! 170,340! 210,312 244,290',
    ),
    isLeather ? way.block : shadeOf(way.block),
  );
  const heelCounter = kit.block(pts('0,226! 30,222 76,246 96,290 88,340! 0,340!'), way.block);
  return kit.part(upperOutline(top), {
    fill: way.main,
    ...CLOTH_EDGE,
    texture: isLeather ? ['grain', '#000', 0.9] : ['twill', '#000', 0.7],
    cast: [2, 4, 4, 0.35],
    inside: [
      heelCounter,
      toeCap,
      kind === 'touring'
        ? kit.block(pts('96,340! 128,290 176,272 210,286 180,340!'), mix(way.main, way.block, 0.4))
        : '',
      kind === 'racer' || kind === 'skate' ? cover(kit, way, top) : '',
      clothLight(upperOutline(top), {
        folds: creases(
          '150,250 186,262 216,290 10; 132,240 140,262 132,290 10; 60,210 80,224 96,216 9; 168,244 200,262 232,284 8; 40,240 60,262 54,290 10',
        ),
        seed: creaseSeed(brand, kind),
        round: 44,
        depth: isLeather ? 0.9 : 0.6,
        crumple: isLeather ? 0.7 : 0.4,
        grain: 0.4,
        shine: isLeather ? 1.4 : 1,
      }),
      kit.soft(pts('222,264 262,280 286,296 270,300 232,284'), '#fff', 0.26, 5),
    ].join(''),
    over: [
      kit.seam(pts('0,226 30,222 76,246 96,290 90,326'), { stitch: 2.4, light: 0.3 }),
      kit.seam(pts(isLeather ? '240,256 224,298 216,326' : '258,272 244,290 210,312 170,330'), {
        stitch: 2.4,
        light: 0.3,
      }),
      isLeather ? kit.seam(pts(`120,${top} 128,230 150,270 160,320`), { stitch: 2.4, light: 0.3 }) : '',
      kind === 'skate' ? '' : brandMark(mark, 54, 272, 13, readableOn(way.block, way.accent)),
      kind !== 'leather' ? '' : wordmark(brand, 170, 304, 12, ink, { weight: 1.15, rotate: -2 }),
    ].join(''),
  });
}

function collar(kit: Kit, way: Colourway, top: number, isPlush: boolean): string {
  return kit.part(pts(`36,${top + 20}! 36,${top - 16}~14 92,${top - 26} 142,${top - 14}~14 148,${top + 24}!`), {
    fill: isPlush ? '#e3dfd3' : way.trim,
    volume: 14,
    texture: isPlush ? ['knit', '#8b8470', 1] : ['mesh', '#fff', 0.5],
    over: kit.seam(pts(`36,${top - 4} 92,${top - 14} 144,${top - 2}`), { stitch: 1.5 }),
  });
}

/** A cross-country ski boot, toe right, or from behind: classic racer, skating boot, leather for the backcountry, touring. */
export function drawXcBoot(way: Colourway, look: PlateLook): string {
  const boot = BOOTS[look.variant];
  if (!boot) throw new RangeError(`No cross-country boot ${look.variant}.`);
  const { top, upper: kind } = boot;
  if (look.view === 'back')
    return drawBootBack(
      way,
      {
        height: 340 - top,
        shaft: kind === 'leather' ? 'leather' : 'cloth',
        spine: 'loop',
        hasStrap: kind === 'skate',
        brand: look.brand,
        mark: look.mark,
      },
      'Cross-country boot',
    );
  const kit = new Kit([-12, top - 46, kind === 'leather' ? 350 : 328, 346], FRAMES.square, 56);
  const pullTab = kit.strap(pts(`42,${top + 14} 26,${top - 14} 32,${top - 34} 48,${top - 14}`), 9, way.accent);
  return kit.svg(
    [
      kit.ground(160, 341, 172, 11, 0.5),
      kind === 'leather' ? lugSole(kit) : raceSole(kit, way),
      pullTab,
      collar(kit, way, top, kind === 'leather' || kind === 'touring'),
      upper(kit, way, boot, look),
      kind === 'leather'
        ? laces(kit, way, top, 7)
        : kind === 'touring'
          ? laces(kit, way, top, 6)
          : coverZip(kit, way, top),
      kind === 'skate' ? ankleCuff(kit, way, top, look.brand) : '',
      kind === 'touring' || kind === 'racer' ? ankleBand(kit, way, top, look.brand) : '',
    ].join(''),
    'Cross-country boot',
  );
}
