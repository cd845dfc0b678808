import { type Cloth, clothPaint, DRAPES } from './cloth';
import { CLOTH_EDGE, clothLight } from './cloth-light';
import { tone } from './colour';
import { neckDrop } from './garment-body';
import { neckColour, type TopLook, topSeed } from './garment-look';
import { creases, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { isPale } from './pale-light';
import { type Colourway, TONES } from './palette';

export const sizeLabel = (kit: Kit, brand: string, y: number, height = 22): string =>
  kit.part(rectangle(-21, y - height / 2, 42, height, 2), { fill: TONES.snow, volume: 4, cast: [1, 2, 2, 0.4] }) +
  lettering(brand, 0, y, height * 0.36, '#27303f', { weight: 1 });

/** The cloth of a collar; pile is too coarse for one. */
const collarCloth = ({ cloth }: TopLook): Cloth => (cloth === 'pile' ? 'fleece' : cloth);

/** What is seen behind the front: the inside of the back neck. */
export function neckInside(kit: Kit, way: Colourway, look: TopLook): string {
  if (look.view === 'back') return '';
  const { neck } = look.cut;
  const drop = neckDrop(look);
  switch (look.neck) {
    case 'crew':
    case 'v':
    case 'polo':
    case 'band':
      return (
        kit.part(mirrored(pts(`0,-12 ${neck * 0.6},-14 ${neck + 4},-6! ${neck * 0.9},${drop} 0,${drop + 16}`)), {
          fill: isPale(way.main) ? '#cdd7de' : tone(way.main, -0.12),
          volume: 10,
          inside: kit.soft(
            pts(`-60,${drop * 0.5} 0,${drop * 0.9} 60,${drop * 0.5} 50,${drop + 14} -50,${drop + 14}`),
            '#0d1220',
            0.4,
            8,
          ),
        }) + sizeLabel(kit, look.brand, 10, 18)
      );
    case 'stand':
    case 'hood-down':
      return kit.part(mirrored(pts('0,-66 46,-64 78,-56~10 92,-14 90,30 0,50')), {
        fill: tone(way.trim, 0.02),
        volume: 16,
        cast: [1, 3, 3, 0.3],
        inside: sizeLabel(kit, look.brand, -35),
      });
    default:
      return '';
  }
}

/** Ribbed binding along the neckline. */
function binding(kit: Kit, fill: string, look: TopLook, width: number): string {
  const { neck } = look.cut;
  const drop = neckDrop(look);
  const corner = look.neck === 'v' ? '!' : '';
  const half = look.neck === 'v' ? '' : ` ${neck * 0.62},${drop * 0.74 - 2}`;
  const inner = look.neck === 'v' ? '' : ` ${neck * 0.5},${drop * 0.66 - width * 0.7}`;
  const rim: Point[] = [
    ...pts(
      `0,${drop + width * 0.25}${corner}${half} ${neck + 2},-4~2 ${neck - width + 2},-11~2${inner} 0,${drop - width * (look.neck === 'v' ? 1.4 : 0.85)}${corner}`,
    ),
  ];
  const left = rim.map(([x, y, c]): Point => (c === undefined ? [-x, y] : [-x, y, c])).reverse();
  return kit.part([...rim, ...left.slice(1, -1)], {
    fill,
    volume: 7,
    texture: ['rib', '#000', 0.4],
    cast: [0, 3, 3, 0.32],
  });
}

function polo(kit: Kit, way: Colourway): string {
  const placket = kit.part(rectangle(-16, 34, 32, 128, 3), {
    fill: way.main,
    volume: 6,
    cast: [1, 2, 2, 0.3],
    texture: ['rib', '#000', 0.42],
  });
  const buttons = [62, 98, 134].map((y) => kit.eyelet(0, y, 6, TONES.snow)).join('');
  const leaves = SIDES.map((s) =>
    kit.part(pts(`${s * 76},-12~4 ${s * 44},16 0,40! ${s * 54},78~5 ${s * 94},22~8 ${s * 88},-4`), {
      fill: way.block,
      volume: 10,
      cast: [0, 4, 4, 0.4],
      texture: ['rib', '#000', 0.4],
      over: kit.line(pts(`${s * 6},46 ${s * 54},70 ${s * 88},22`), way.accent, 3, 0.8),
    }),
  ).join('');
  return placket + buttons + leaves;
}

/** What a collar is painted with: its cloth, and the light on its folds. */
const paint = (kit: Kit, look: TopLook, fill: string, outline: readonly Point[], folds: string) => ({
  fill,
  ...clothPaint(kit, collarCloth(look), fill),
  ...CLOTH_EDGE,
  inside: clothLight(outline, { ...DRAPES[look.cloth], folds: creases(folds), seed: topSeed(look) + 4, round: 28 }),
});

/** A stand-up collar, zipped to the chest and open above: two leaves over the lining. */
function openCollar(kit: Kit, way: Colourway, look: TopLook): string {
  const fill = neckColour(way, look);
  return (
    SIDES.map((s) => {
      const leaf = pts(`${s * 84},-56~8 ${s * 54},-30 0,-8! 0,64! ${s * 60},58 ${s * 116},24! ${s * 104},-6`);
      const folds = `${s * 86},-20 ${s * 70},10 ${s * 84},44 9; ${s * 30},6 ${s * 22},30 ${s * 26},60 7`;
      return kit.part(leaf, { ...paint(kit, look, fill, leaf, folds), cast: [0, 4, 5, 0.3] });
    }).join('') + kit.seam(pts('-116,24 -60,58 0,64 60,58 116,24'), { dark: 0.4, pucker: 0.15 })
  );
}

/** A collar closed up to the chin. */
function closedCollar(kit: Kit, way: Colourway, look: TopLook): string {
  const fill = neckColour(way, look);
  const outline = mirrored(pts('0,-58 46,-62 80,-73~7 92,-30 112,24! 62,56 0,64'));
  const folds = '-90,-20 -60,6 -70,44 10; 92,-24 66,0 78,44 10; -40,-50 -30,-10 -44,30 8; 36,-50 30,-6 40,30 8';
  const lining = kit.part(mirrored(pts('0,-84 44,-83 78,-72 74,-58 0,-54')), { fill: tone(way.trim, 0.02), volume: 8 });
  return (
    lining +
    kit.part(outline, {
      ...paint(kit, look, fill, outline, folds),
      cast: [0, 3, 4, 0.3],
      over: look.quilt === 'none' ? '' : kit.seam(pts('-100,-16 0,4 100,-16'), { pucker: 0.5, dark: 0.5 }),
    }) +
    kit.seam(pts('-112,24 -62,56 0,64 62,56 112,24'), { dark: 0.4, pucker: 0.15 })
  );
}

/** Collar as seen from behind. */
function backCollar(kit: Kit, way: Colourway, look: TopLook): string {
  const { neck } = look.cut;
  if (look.neck === 'crew' || look.neck === 'v' || look.neck === 'band' || look.neck === 'polo') {
    const isPolo = look.neck === 'polo';
    return kit.part(
      isPolo
        ? mirrored(pts(`0,-22 ${neck * 0.7},-20 ${neck + 8},-2~5 ${neck + 18},26~8 0,34`))
        : mirrored(pts(`0,-16 ${neck * 0.6},-15 ${neck + 1},-8~3 ${neck - 2},4~3 ${neck * 0.6},-1 0,-2`)),
      { fill: way.block, volume: 8, texture: ['rib', '#000', 0.4], cast: [0, 2, 3, 0.3] },
    );
  }
  const outline = mirrored(pts('0,-72 48,-70 82,-60~9 94,-20 108,22! 56,36 0,40'));
  const folds = '-86,-20 -70,6 -76,34 8; 88,-22 72,4 80,36 8; -20,-60 0,-40 24,-58 6';
  return (
    kit.part(outline, paint(kit, look, neckColour(way, look), outline, folds)) +
    kit.seam(pts('-108,22 -56,36 0,40 56,36 108,22'), { dark: 0.42, pucker: 0.15 })
  );
}

/** Collars that are no hoods, front or back. */
export function neckFront(kit: Kit, way: Colourway, look: TopLook): string {
  if (look.view === 'back') return backCollar(kit, way, look);
  switch (look.neck) {
    case 'crew':
      return binding(kit, way.block, look, 19);
    case 'v':
      return binding(kit, way.block, look, 15);
    case 'band':
      return binding(kit, way.trim, look, 15);
    case 'polo':
      return polo(kit, way);
    case 'stand':
    case 'hood-down':
      return openCollar(kit, way, look);
    case 'closed':
      return closedCollar(kit, way, look);
    default:
      return '';
  }
}
