import { mix, readableOn } from './colour';
import { neckDrop } from './garment-body';
import { hoodChin } from './garment-hood';
import { isSealed, type TopLook } from './garment-look';
import { printed } from './garment-print';
import { creases, type Point, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';

/** Height of the zip's upper end. */
function zipTop(look: TopLook): number {
  switch (look.neck) {
    case 'hood':
    case 'scuba':
    case 'fur':
      return hoodChin(look.neck);
    case 'closed':
      return -56;
    case 'stand':
    case 'hood-down':
      return -8;
    default:
      return neckDrop(look);
  }
}

/** The front closure, over collar and body. */
export function closure(kit: Kit, way: Colourway, look: TopLook): string {
  const top = zipTop(look);
  const { length, underarm } = look.cut;
  const zip = (x: number, end: number): string =>
    kit.zip(pts(`0,${top} ${x * 0.4},${(top + end) / 2} ${x},${end}`), {
      tape: way.trim,
      teeth: mix(way.trim, '#ffffff', 0.4),
      kind: isSealed(look) && look.quilt === 'none' ? 'sealed' : 'vislon',
      width: 12,
      pull: [0, top + 16, 0],
      pullColour: way.accent,
      pullLength: 38,
    });
  const flap = (x: number, end: number): Point[] => pts(`${x},60 ${x},300 ${x},${end}`);
  switch (look.closure) {
    case 'none':
      return '';
    case 'full':
      return [
        kit.folds(creases(`0,60 -12,400 0,${length} 20`), { blur: 7, dark: 0.34, light: 0.2 }),
        zip(0, length - (look.hem === 'rib' ? 0 : 14)),
        look.quilt === 'none'
          ? kit.line(flap(13, length - 14), '#0d1220', 1, 0.36) + kit.line(flap(-13, length - 14), '#0d1220', 1, 0.36)
          : '',
      ].join('');
    case 'offset':
      return (
        kit.folds(creases(`0,60 30,400 70,${length} 18`), { blur: 7, dark: 0.34, light: 0.2 }) + zip(78, length - 12)
      );
    case 'half':
      return (
        zip(0, underarm + 10) +
        kit.seam(pts(`-11,40 -11,${underarm + 20}~3 11,${underarm + 20}~3 11,40`), {
          weight: 0.7,
          dark: 0.4,
          stitch: 0,
        })
      );
    case 'snaps': {
      const placket = pts(`26,${Math.max(neckDrop(look) + 2, 30)} 27,300 27,${length - 4}`);
      const from = Math.max(top, 0) + 28;
      const count = Math.floor((length - from - 40) / 108);
      const snaps = Array.from({ length: count + 1 }, (_, i) =>
        kit.eyelet(0, from + (i * (length - 50 - from)) / count, 9, mix(way.trim, '#ffffff', 0.25)),
      );
      return kit.seam(placket, { dark: 0.5, pucker: 0.14, stitch: -2 }) + snaps.join('');
    }
  }
}

/** Lettering and mark of the maker on the front. */
export function logo(kit: Kit, way: Colourway, look: TopLook): string {
  const { mark, brand, cut } = look;
  const ground = look.block === 'yoke' || look.block === 'split' ? way.block : way.main;
  const ink = readableOn(ground, way.accent);
  const y = cut.underarm * 0.5;
  switch (look.logo) {
    case 'none':
      return '';
    case 'chest':
      return brandMark(mark, -112, y, 12, ink) + lettering(brand, -112, y + 26, 9, ink, { weight: 1.1 });
    case 'patch':
      return (
        kit.part(rectangle(-150, y - 4, 74, 28, 5), { fill: way.trim, volume: 4, cast: [1, 2, 2, 0.4] }) +
        lettering(brand, -113, y + 10, 9, readableOn(way.trim, way.accent), { weight: 1 })
      );
    case 'hem':
      return (
        kit.part(rectangle(cut.hem - 86, cut.length - 84 - cut.rise, 48, 22, 2), {
          fill: way.trim,
          volume: 3,
          cast: [1, 2, 2, 0.3],
        }) +
        lettering(
          brand,
          cut.hem - 62,
          cut.length - 73 - cut.rise,
          Math.min(8, 43 / brand.length),
          readableOn(way.trim, way.accent),
          { weight: 1 },
        )
      );
    case 'print':
      return printed(kit, way, look);
  }
}

/** What the back of a top has: a yoke or centre seam, the mark under the collar, a loop to hang it by. */
export function backDetails(kit: Kit, way: Colourway, look: TopLook): string {
  const { underarm, length, chest, shoulder } = look.cut;
  const side = look.sleeve ? chest - 10 : shoulder - 16;
  const ground = look.block === 'yoke' || look.block === 'split' ? way.block : way.main;
  const isKnit = look.cloth === 'jersey' || look.cloth === 'pile';
  return [
    look.quilt !== 'none' || isKnit
      ? ''
      : kit.seam(pts(`${-side},${underarm * 0.56} 0,${underarm * 0.5} ${side},${underarm * 0.56}`), {
          dark: look.block === 'yoke' ? 0 : 0.36,
          light: 0.14,
        }),
    kit.folds(
      creases(
        `-130,${underarm * 0.6} -80,${underarm} -110,${length * 0.58} 13; 130,${underarm * 0.62} 84,${underarm} 116,${length * 0.6} 13; 0,${underarm} -26,${length * 0.6} 0,${length * 0.85} 12`,
      ),
      { blur: 10, dark: look.quilt === 'none' ? 0.28 : 0.12, light: 0.14 },
    ),
    look.neck === 'hood-down' ? '' : brandMark(look.mark, 0, underarm * 0.36, 13, readableOn(ground, way.accent)),
    isKnit && look.neck === 'crew' ? kit.line(pts('-14,6 0,12 14,6'), TONES.granite, 3, 0.8) : '',
  ].join('');
}
