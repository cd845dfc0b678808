import { clothPaint, DRAPES, fuzz, resized } from './cloth';
import { CLOTH_EDGE, clothLight } from './cloth-light';
import { tone } from './colour';
import { curve } from './curve';
import { blockSeams, bodyBlocks, quiltLines } from './garment-blocks';
import { type TopCut, type TopLook, topSeed } from './garment-look';
import { quilting } from './garment-quilt';
import { creases, mirrored, num, type Point, pts, SIDES } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** The length that the folds were measured on. */
const NOMINAL = { chest: 236, length: 720 };

/** How deep the neck is cut at the front, mm. */
export const neckDrop = (look: TopLook): number => {
  if (look.view === 'back') return -6;
  switch (look.neck) {
    case 'crew':
      return 54;
    case 'v':
      return 118;
    case 'polo':
    case 'band':
      return 40;
    default:
      return 10;
  }
};

/** Half outline, from the neck over shoulder and side to the hem. */
export function bodyHalf(look: TopLook): Point[] {
  const { neck, shoulder, slope, chest, waist, hem, length, underarm, rise } = look.cut;
  const drop = neckDrop(look);
  const neckline =
    look.neck === 'v' && look.view === 'front'
      ? pts(`0,${drop}! ${neck * 0.62},${drop * 0.36} ${neck},0!`)
      : pts(`0,${drop} ${neck * 0.62},${drop * 0.74 - 2} ${neck},0!`);
  const armhole = look.sleeve
    ? pts(`${shoulder + 21},${underarm * 0.45} ${chest - 6},${underarm * 0.73}`)
    : pts(`${shoulder - 18},${underarm * 0.5} ${shoulder - 4},${underarm * 0.76}`);
  const side = (share: number): number => underarm + (length - underarm) * share;
  return [
    ...neckline,
    ...pts(`${(neck + shoulder) / 2},${slope * 0.42} ${shoulder},${slope}!`),
    ...armhole,
    ...pts(
      `${chest},${underarm}! ${(chest + waist) / 2 + 4},${num(side(0.26))} ${waist},${num(side(0.55))} ${(waist + hem) / 2},${num(side(0.78) - rise * 0.6)}
       ${hem},${length - 8 - rise}~9 ${hem * 0.6},${num(length + 3 - rise * 0.25)} 0,${length + 5}`,
    ),
  ];
}

export const bodyOutline = (look: TopLook): string => curve(mirrored(bodyHalf(look)));

/** The folds that gravity and the arms draw. */
const FOLDS = creases(
  `-236,296 -180,330 -96,424 17; -238,330 -206,420 -186,560 13; 236,296 186,340 110,440 17; 240,340 214,440 200,590 13;
   -226,120 -190,190 -150,240 12; 226,130 190,190 150,250 13; -60,520 -90,620 -84,715 16; 120,480 150,600 130,717 17;
   -190,600 -176,660 -180,717 12; 30,440 76,560 60,690 13; 214,620 200,690 208,740 11; -128,400 -104,500 -130,600 12;
   60,230 96,310 84,410 10; -44,220 -76,300 -62,400 10; -200,470 -120,500 -30,486 10; 40,520 120,536 206,506 11`,
);

/** A knit hangs: folds run from the armpits and gather above the hem, none across. */
const KNIT_FOLDS = creases(
  `-230,292 -178,318 -118,392 15; -236,316 -198,396 -172,520 13; 230,292 182,322 124,400 15; 238,318 204,404 180,540 13;
   -216,124 -186,186 -150,236 11; 216,128 188,190 152,244 11; -168,520 -152,620 -164,720 14; -92,560 -70,640 -78,720 13;
   52,540 76,640 60,720 14; 148,500 136,620 154,720 13; -104,340 -84,460 -108,580 11; 92,330 112,470 92,590 11; -14,590 -4,660 -18,722 10`,
);

/** Light on the body: on its folds, or on the swell of its insulation. */
function form(kit: Kit, look: TopLook): string {
  const { chest, length } = look.cut;
  const isQuilted = look.quilt !== 'none';
  const light = clothLight(mirrored(bodyHalf(look)), {
    ...DRAPES[look.cloth],
    folds: isQuilted
      ? []
      : resized(look.cloth === 'jersey' ? KNIT_FOLDS : FOLDS, chest / NOMINAL.chest, length / NOMINAL.length),
    seed: topSeed(look),
    ...(isQuilted && { round: 90, crumple: 0.5 }),
  });
  return isQuilted ? quilting(kit, quiltLines(look), look.row, look.quilt === 'diamond') + light : light;
}

function hem(kit: Kit, way: Colourway, look: TopLook): string {
  const { hem: half, length, rise } = look.cut;
  const edge = (up: number): Point[] =>
    pts(
      `${-half},${length - 12 - rise - up} ${-half * 0.6},${num(length - rise * 0.25 - up)} 0,${length + 2 - up} ${half * 0.6},${num(length - rise * 0.25 - up)} ${half},${length - 12 - rise - up}`,
    );
  switch (look.hem) {
    case 'plain':
      return kit.seam(edge(24), { dark: 0.4 }) + kit.stitching(edge(20), 0.26);
    case 'bound':
      return kit.line(edge(2), way.trim, 13) + kit.line(edge(8), '#fff', 1, 0.2);
    case 'rib':
      return kit.part(
        mirrored(
          pts(
            `0,${length - 40} ${half * 0.6},${length - 42} ${half - 2},${length - 54}! ${half - 8},${length + 8}~8 ${half * 0.6},${length + 16} 0,${length + 18}`,
          ),
        ),
        {
          fill: way.trim,
          volume: 12,
          texture: ['rib', '#000', 0.5],
          cast: [0, -2, 3, 0.3],
        },
      );
    case 'cord':
      return (
        kit.seam(edge(24), { dark: 0.4 }) +
        SIDES.map(
          (side) =>
            kit.cordlock(side * (half - 34), length - rise - 8, 90, 0.85, way.trim) +
            kit.tube(
              pts(
                `${side * (half - 28)},${length - rise - 4} ${side * (half - 18)},${length - rise + 10} ${side * (half - 36)},${length - rise + 12}`,
              ),
              2.6,
              way.accent,
              { gloss: 0.3 },
            ),
        ).join('')
      );
  }
}

function reflectors(kit: Kit, { reflective, cut }: TopLook): string {
  if (!reflective) return '';
  const y = cut.underarm + (cut.length - cut.underarm) * 0.52;
  const band = pts(`${-cut.chest - 10},${y - 4} 0,${y + 4} ${cut.chest + 10},${y - 4}`);
  return (
    kit.line(band, '#dfe4e6', 14) +
    kit.line(band, '#9aa3a8', 14, 0.5, `stroke-dasharray="${kit.units(1)} ${kit.units(2)}"`)
  );
}

/** Front or back of the body with its blocks, folds or insulation, and hem. */
export function body(kit: Kit, way: Colourway, look: TopLook): string {
  const outline = bodyOutline(look);
  return [
    look.cloth === 'pile' ? fuzz(kit, outline, tone(way.main, -0.03)) : '',
    kit.part(outline, {
      fill: way.main,
      ...clothPaint(kit, look.cloth, way.main),
      inside: bodyBlocks(kit, way, look) + reflectors(kit, look) + form(kit, look),
      over: hem(kit, way, look.hem === 'rib' || look.hem === 'cord' ? { ...look, hem: 'plain' } : look),
      ...CLOTH_EDGE,
      line: look.cloth === 'pile' ? 0.5 : CLOTH_EDGE.line,
    }),
    look.quilt === 'none' && look.cloth !== 'pile' ? blockSeams(kit, look) : '',
    look.hem === 'rib' || look.hem === 'cord' ? hem(kit, way, look) : '',
    look.sleeve ? '' : armholes(kit, way, look.cut),
  ].join('');
}

/** Binding round the armholes of a vest. */
const armholes = (kit: Kit, way: Colourway, { shoulder, slope, underarm, chest }: TopCut): string =>
  SIDES.map((side) =>
    kit.line(
      pts(
        `${side * shoulder},${slope} ${side * (shoulder - 18)},${underarm * 0.5} ${side * (shoulder - 4)},${underarm * 0.76} ${side * chest},${underarm}`,
      ),
      way.trim,
      8,
    ),
  ).join('');
