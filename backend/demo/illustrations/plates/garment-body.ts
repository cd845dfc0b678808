import { CLOTH_SHADE, clothPaint, fuzz, resized } from './cloth';
import { tone } from './colour';
import { curve } from './curve';
import { blockSeams, bodyBlocks, quiltLines } from './garment-blocks';
import type { TopCut, TopLook } from './garment-look';
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

const BROAD = creases(
  `-248,300 -190,330 -120,420 15; 250,300 196,350 150,450 17; -250,330 -214,420 -196,560 12; 252,350 222,440 206,590 13;
   -226,120 -190,190 -150,230 11; 226,130 190,190 160,250 11; -60,560 -90,640 -80,715 13; 120,520 150,620 130,717 15;
   -190,600 -170,660 -180,717 11; 30,470 70,560 60,700 10; 214,640 200,700 206,744 9; -128,430 -108,500 -126,590 9;
   44,250 80,310 72,400 8; -40,240 -70,290 -60,380 7`,
);
const FINE = creases(
  `-246,306 -210,316 -170,352 4; 248,306 212,320 176,366 4; -252,500 -220,512 -184,508 4; 254,506 226,520 190,512 4;
   -60,665 -40,687 -50,719 4; 80,675 100,695 94,721 4`,
);

/** Turn-away of the sides, light on the chest, and the folds that gravity and the arms draw. */
function form(kit: Kit, outline: string, look: TopLook): string {
  const { chest, length } = look.cut;
  const [sx, sy] = [chest / NOMINAL.chest, length / NOMINAL.length];
  const turn = '0 #1b2338 .48, .16 #1b2338 .12, .34 #ffffff .13, .52 #ffffff 0, .8 #1b2338 .16, 1 #1b2338 .55';
  const isThick = look.cloth !== 'twill' && look.cloth !== 'ripstop' && look.cloth !== 'jersey';
  const chestLight = mirrored(pts('0,90 120,110 150,240 110,360 0,400')).map(
    (p): Point => [(p[0] * 0.8 - 70) * sx, p[1] * sy],
  );
  return [
    `<path d="${outline}" fill="${kit.linearBetween(turn, -chest, 0, chest, 0)}" class="m"/>`,
    `<path d="${outline}" fill="${kit.linear('0 #fff .14, .3 #fff 0, .7 #1b2338 0, 1 #1b2338 .26')}"/>`,
    kit.soft(chestLight, '#fff', 0.1, 24),
    look.quilt === 'none'
      ? kit.folds(resized(BROAD, sx, sy), {
          blur: isThick ? 13 : 8,
          dark: isThick ? 0.36 : 0.48,
          light: 0.18,
          margin: 8,
        }) +
        (isThick || look.cloth === 'jersey'
          ? ''
          : kit.folds(resized(FINE, sx, sy), { blur: 2.6, dark: 0.45, light: 0.26, margin: 8 }))
      : quilting(kit, quiltLines(look), look.row, look.quilt === 'diamond'),
  ].join('');
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
      inside: bodyBlocks(kit, way, look) + reflectors(kit, look) + form(kit, outline, look),
      over: hem(kit, way, look.hem === 'rib' || look.hem === 'cord' ? { ...look, hem: 'plain' } : look),
      volume: look.cloth === 'pile' ? 34 : 26,
      shade: 0.42,
      light: look.cloth === 'rubber' ? 0.34 : 0.18,
      ...CLOTH_SHADE,
      line: look.cloth === 'pile' ? 0.6 : 1.3,
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
