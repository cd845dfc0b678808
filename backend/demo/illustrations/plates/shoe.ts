import { tone } from './colour';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { lacing, tongue } from './shoe-lacing';
import { isTrek, type ShoeLook, soleEnd } from './shoe-look';
import { shoeSole } from './shoe-sole';
import { lining, shoeUpper } from './shoe-upper';

/** From the ground to the highest lace or loop, mm. */
const HEIGHTS: Record<ShoeLook['shaft'], number> = { low: 134, mid: 224, high: 252, tall: 322 };
const TREK_HEIGHTS: typeof HEIGHTS = { low: 150, mid: 242, high: 296, tall: 360 };
/** How far the second shoe of the pair stands to the right and behind, mm. */
const BEHIND: Record<ShoeLook['shaft'], readonly [number, number]> = {
  low: [46, 46],
  mid: [58, 40],
  high: [78, 34],
  tall: [92, 30],
};

const TREK_BEHIND: typeof BEHIND = { low: [54, 44], mid: [76, 38], high: [84, 34], tall: [92, 30] };

function shoe(kit: Kit, way: Colourway, look: ShoeLook): string {
  return [
    shoeSole(kit, way, look),
    tongue(kit, way, look),
    lining(kit, way, look),
    shoeUpper(kit, way, look),
    lacing(kit, way, look),
  ].join('');
}

/** The second shoe of a pair stands a little in the first one's shade. */
export const shaded = (way: Colourway): Colourway => ({
  main: tone(way.main, -0.035),
  block: tone(way.block, -0.035),
  accent: tone(way.accent, -0.04),
  trim: tone(way.trim, -0.02),
});

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
  const second = alone
    ? ''
    : kit.ground(150 + dx, -dy + 4, 150, 6, 0.4) +
      `<g transform="translate(${dx} ${-dy}) scale(.95)">${shoe(kit, shaded(way), look)}</g>`;
  return kit.svg(second + kit.ground(148, 3, 172, 8, 0.6) + shoe(kit, way, look), title, closeUp);
}
