import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import type { SkiLook, SkiPose } from './ski-look';
import { skiFace, stretchOf } from './ski-poses';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { snowAt, snowBank } from './snow-mound';

/** One of a pair in snow: its face, where it goes in and how much of it is seen, in sides of the picture, and its lean in degrees to the right. */
type Planted = {
  readonly face: 'base' | 'sheet';
  readonly foot: readonly [x: number, y: number];
  readonly seen: number;
  readonly lean: number;
};

/** The pairs, the ski at the back first. */
const PLANTED: Readonly<Record<Exclude<SkiPose, 'upright'>, readonly Planted[]>> = {
  parallel: [
    { face: 'base', foot: [0.13, -0.01], seen: 0.93, lean: -35 },
    { face: 'sheet', foot: [0.35, 0.02], seen: 1.04, lean: -35 },
  ],
  leaning: [
    { face: 'base', foot: [0.17, -0.01], seen: 0.93, lean: -37 },
    { face: 'sheet', foot: [0.28, 0.02], seen: 0.9, lean: -10 },
  ],
  crossed: [
    { face: 'base', foot: [-0.07, -0.01], seen: 0.86, lean: 16 },
    { face: 'sheet', foot: [0.08, 0.02], seen: 0.97, lean: -29 },
  ],
  apart: [
    { face: 'base', foot: [-0.29, -0.01], seen: 0.91, lean: 13 },
    { face: 'sheet', foot: [-0.01, 0.02], seen: 0.84, lean: 13 },
  ],
  propped: [
    { face: 'base', foot: [-0.34, -0.01], seen: 0.87, lean: 16 },
    { face: 'sheet', foot: [0.24, 0.02], seen: 0.98, lean: -24 },
  ],
};

/** The side of the picture in millimetres of the ski, of which about half is seen, or its binding too where it has one. */
function sideOf(kind: SkiKind, look: SkiLook): number {
  const waist = 2 * skiHalves(kind, look.dimensions)[1];
  if (kind === 'nordic') return Math.min(1130, 770 + 3.4 * waist);
  return look.mounted ? 1320 : 930;
}

/** Breadth of a bank of snow as it is drawn, mm, and its share of the picture. */
const [BANK, BANK_SHARE] = [1530, 0.95];

/** The widest ski that snow pushed up round it hides at the foot, as that snow is drawn, mm, and how far below its middle it still does. */
const [DRIFT, BURIED] = [130, 4];

/**
 * A pair that stands in deep snow, so that what a card shows of it is large: the printed half, with the maker's name. Its tips keep clear
 * of the top right corner.
 */
export function planted(kind: SkiKind, way: Colourway, look: SkiLook, pose: Exclude<SkiPose, 'upright'>): string {
  const { length } = SKI_SHAPES[kind];
  const side = sideOf(kind, look);
  const kit = new Kit([-side / 2, -0.88 * side, side / 2, 0.12 * side], FRAMES.square, 20);
  const stretch = num(stretchOf(kind, look), 3);
  const size = (BANK_SHARE * side) / BANK;
  const widest = 2 * Math.max(...skiHalves(kind, look.dimensions)) * stretchOf(kind, look);
  const skis = PLANTED[pose].map(({ face, foot: [x, y], seen, lean }) => {
    const ski = skiFace(kit, kind, way, { ...look, hasShadow: false }, face, lean);
    const above = Math.min(seen * side, length);
    const drift = Math.max(1.25 * size, widest / Math.cos((lean * Math.PI) / 180) / DRIFT);
    const ground = (y + 0.01) * side;
    const cut = kit.once(
      `above ${ground}`,
      (id) =>
        `<clipPath id="${id}"><path d="M${-side}${-2 * side}H${side}V${num(ground + BURIED * drift)}H${-side}Z"/></clipPath>`,
    );
    const place = `translate(${num(x * side)} ${num(y * side)}) rotate(${lean}) scale(${stretch} 1) translate(0 ${num(-above)})`;
    return [
      `<g clip-path="url(#${cut})"><g transform="${place}">${ski}</g></g>`,
      `<g transform="translate(${num(x * side)} ${num(ground)}) scale(${num(drift, 3)})">${snowAt(kit, 0, [0])}</g>`,
    ].join('');
  });
  return kit.svg(
    `<g transform="scale(${num(size, 3)})">${snowBank(kit, 0)}</g>${skis.join('')}`,
    `${kind} ski pair, ${pose}`,
  );
}
