import { curve } from './curve';
import { body, bodyOutline } from './garment-body';
import { backDetails, closure, logo } from './garment-details';
import { hoodBehind, hoodDown, hoodFront, hoodOutline } from './garment-hood';
import { isHooded, PLAIN_TOP, posed, type TopLook } from './garment-look';
import { neckFront, neckInside } from './garment-neck';
import { pockets } from './garment-pockets';
import { sleeve } from './garment-sleeve';
import { flipped, SIDES, type Side } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { sleeveFrame } from './sleeve-frame';

/** How far the top reaches above the shoulder point, mm. */
function headroom(look: TopLook): number {
  switch (look.neck) {
    case 'hood':
      return 240;
    case 'scuba':
      return 222;
    case 'fur':
      return 262;
    case 'hood-down':
      return 106;
    case 'stand':
    case 'closed':
      return 88;
    default:
      return 24;
  }
}

function head(kit: Kit, way: Colourway, look: TopLook): string {
  if (look.neck === 'hood' || look.neck === 'scuba' || look.neck === 'fur') {
    return look.view === 'back' ? hoodBehind(kit, way, look, look.neck) : hoodFront(kit, way, look, look.neck);
  }
  if (look.neck === 'hood-down' && look.view === 'back') return hoodDown(kit, way, look);
  return neckFront(kit, way, look);
}

/** All of an upper garment but its shadow, in a kit of the caller's. */
export function topArt(kit: Kit, way: Colourway, look: TopLook): string {
  const cut = look.sleeve;
  const isFront = look.view === 'front';
  return [
    look.neck === 'hood-down' && isFront ? hoodDown(kit, way, look) : '',
    neckInside(kit, way, look),
    body(kit, way, look),
    isFront ? pockets(kit, way, look) : backDetails(kit, way, look),
    cut ? SIDES.map((side) => sleeve(kit, way, look, posed(cut, look.pose, side), side)).join('') : '',
    head(kit, way, look),
    isFront ? closure(kit, way, look) + logo(kit, way, look) : '',
  ].join('');
}

/** Silhouettes of a top, for its shadow. */
export function topShapes(look: TopLook): string[] {
  return [
    bodyOutline(look),
    ...SIDES.flatMap((side) => {
      if (!look.sleeve) return [];
      const { outline } = sleeveFrame(look.cut, posed(look.sleeve, look.pose, side));
      return [curve(side > 0 ? outline : flipped(outline))];
    }),
    ...(look.neck === 'hood' || look.neck === 'scuba' || look.neck === 'fur' ? [hoodOutline(look.neck)] : []),
  ];
}

/** How far a sleeve reaches from the middle, mm. */
function reachOf({ sleeve: cut, cut: top, pose }: TopLook, side: Side): number {
  if (!cut) return top.chest;
  const { outline } = sleeveFrame(top, posed(cut, pose, side));
  return Math.max(...outline.map(([x]) => x));
}

/**
 * Draws a jacket, shirt or vest from its look.
 * @param closeUp the box (mm) of a detail
 */
export function drawTop(way: Colourway, options: Partial<TopLook>, title: string, closeUp?: Box): string {
  const look: TopLook = { ...PLAIN_TOP, ...options };
  const reach = Math.max(...SIDES.map((side) => reachOf(look, side)), look.cut.hem) + 16;
  const top = -headroom(look);
  const bottom = look.cut.length + (look.hem === 'plain' ? 10 : 20);
  const frame = 2 * reach > 0.86 * (bottom - top) ? FRAMES.square : FRAMES.upright;
  const kit = new Kit([-reach, top, reach, bottom], frame, isHooded(look) ? 48 : 54);
  return kit.svg(kit.flatShadow(topShapes(look)) + topArt(kit, way, look), `${title}, ${look.view}`, closeUp);
}
