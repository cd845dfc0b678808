import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import type { SkiLook } from './ski-look';
import { printStretch, skiFace, stretchOf } from './ski-pair';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { skiSheet } from './ski-sheet';

type Standing = {
  readonly face: 'base' | 'sheet';
  /** where its tail is, mm */
  readonly x: number;
  /** degrees to the right */
  readonly lean: number;
};

/** Skis that stand on the height `ground`, the first at the back. */
function stood(
  kit: Kit,
  kind: SkiKind,
  way: Colourway,
  look: SkiLook,
  skis: readonly Standing[],
  ground: number,
): string {
  const stretch = num(stretchOf(kind, look), 3);
  return skis
    .map(({ face, x, lean }) => {
      const ski = skiFace(kit, kind, way, { ...look, hasShadow: false }, face, lean);
      return `<g transform="translate(${num(x)} 0) rotate(${lean} 0 ${num(ground)}) scale(${stretch} 1)">${ski}</g>`;
    })
    .join('');
}

/** Both upright on the ground, one showing its base. */
export function upright(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const half = Math.max(...skiHalves(kind, look.dimensions)) * stretchOf(kind, look);
  const [apart, lean] = [half * 1.15, 1.2];
  const kit = new Kit([-3.2 * half, -14, 3.2 * half, length + 24], FRAMES.upright, 16);
  const skis: readonly Standing[] = [
    { face: 'base', x: -apart, lean: -lean },
    { face: 'sheet', x: apart, lean },
  ];
  const shade = skis.map(({ x }) => kit.ground(x + 8, length - 2, half * 1.5, 16, 0.5)).join('');
  return kit.svg(shade + stood(kit, kind, way, look, skis, length), `${kind} ski pair, upright`);
}

/** Both whole, side by side, seen from above. */
export function fromAbove(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const stretch = stretchOf(kind, look);
  const gap = Math.max(...skiHalves(kind, look.dimensions)) * stretch + 26;
  const box: Box = [-2 * gap - 30, -14, 2 * gap + 30, length + 14];
  const kit = new Kit(box, FRAMES.upright, 40);
  const ski = `<g transform="scale(${num(stretch, 3)} 1)">${skiSheet(kit, kind, way, { ...look, stretch: printStretch(kind, look) })}</g>`;
  return kit.svg(
    `<g id="ski" transform="translate(${num(-gap)} 0)">${ski}</g><use href="#ski" x="${num(2 * gap)}"/>`,
    `${kind} ski pair`,
  );
}
