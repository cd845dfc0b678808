import { mix, shadeOf } from './colour';
import { curve } from './curve';
import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { lacing, tongue } from './shoe-lacing';
import { isTrek, type ShoeLook, soleEnd, upperOutline } from './shoe-look';
import { shoeSole } from './shoe-sole';
import { lining, shoeUpper } from './shoe-upper';

/** From the ground to the highest lace or loop, mm. */
const HEIGHTS: Record<ShoeLook['shaft'], number> = { low: 134, mid: 224, high: 252, tall: 322 };
const TREK_HEIGHTS: typeof HEIGHTS = { low: 150, mid: 242, high: 296, tall: 360 };
/** How far the second shoe of the pair stands to the right and behind, mm. */
const BEHIND: Record<ShoeLook['shaft'], readonly [number, number]> = {
  low: [56, 46],
  mid: [78, 40],
  high: [100, 34],
  tall: [106, 30],
};

const TREK_BEHIND: typeof BEHIND = { low: [64, 44], mid: [94, 38], high: [106, 34], tall: [105, 30] };

/** How large the second shoe is seen, beside the first one. */
const FARTHER = 0.95;
const SHADE = '#0b101c';

function shoe(kit: Kit, way: Colourway, look: ShoeLook): string {
  return [
    shoeSole(kit, way, look),
    tongue(kit, way, look),
    lining(kit, way, look),
    shoeUpper(kit, way, look),
    lacing(kit, way, look),
  ].join('');
}

/** The second shoe of a pair stands in the first one's shade. */
export function shaded(way: Colourway): Colourway {
  const darker = (colour: string, share: number): string => mix(colour, shadeOf(colour), share);
  return {
    main: darker(way.main, 0.36),
    block: darker(way.block, 0.36),
    accent: darker(way.accent, 0.3),
    trim: darker(way.trim, 0.26),
  };
}

/** The shade that the first shoe casts on the second one, which stands `dx` and `dy` mm from it. */
function castOn(kit: Kit, look: ShoeLook, dx: number, dy: number): string {
  const outline = curve(upperOutline(look));
  const upper = kit.path(outline);
  const [x, y] = [(7 - dx) / FARTHER, (5 + dy) / FARTHER];
  return [
    `<g clip-path="url(#${kit.clip(upper)})">`,
    `<use href="#${upper}" fill="${SHADE}" opacity=".07"/>`,
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(1 / FARTHER, 3)})">${kit.softLine(outline, 30, SHADE, 0.6, 22)}</g>`,
    '</g>',
  ].join('');
}

/** The second shoe of a pair on its own ground. */
function secondShoe(kit: Kit, way: Colourway, look: ShoeLook, [dx, dy]: readonly [number, number]): string {
  return (
    kit.ground(150 + dx, -dy + 4, 150, 6, 0.4) +
    `<g transform="translate(${dx} ${-dy}) scale(${FARTHER})">${shoe(kit, shaded(way), look)}${castOn(kit, look, dx, dy)}</g>`
  );
}

/**
 * A pair of shoes from the outer side, toe right, the second one standing behind; or one alone.
 * @param closeUp the box (mm) of a detail
 */
export function drawShoe(way: Colourway, look: ShoeLook, title: string, alone = false, closeUp?: Box): string {
  const [dx, dy] = (isTrek(look) ? TREK_BEHIND : BEHIND)[look.shaft];
  const top = -(isTrek(look) ? TREK_HEIGHTS : HEIGHTS)[look.shaft];
  const box: Box = alone ? [-22, top - 6, 316, 14] : [-20, top - dy, soleEnd(look) + 5 + dx * 0.94, 14];
  const isTall = box[3] - box[1] > 0.74 * (box[2] - box[0]);
  const kit = new Kit(box, isTall ? FRAMES.square : FRAMES.wide, 44);
  const second = alone ? '' : secondShoe(kit, way, look, [dx, dy]);
  return kit.svg(second + kit.ground(148, 3, 172, 8, 0.6) + shoe(kit, way, look), title, closeUp);
}
