import { creaseSeed } from './cloth-light';
import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import type { SkiLook, SkiPose } from './ski-look';
import { skiFace, stretchOf } from './ski-poses';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { heap, type SnowFoot } from './ski-snow';

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
    { face: 'base', foot: [0.05, -0.01], seen: 0.93, lean: -34 },
    { face: 'sheet', foot: [0.26, 0.02], seen: 1.02, lean: -34 },
  ],
  leaning: [
    { face: 'base', foot: [0.12, -0.01], seen: 0.92, lean: -37 },
    { face: 'sheet', foot: [0.24, 0.02], seen: 0.9, lean: -10 },
  ],
  crossed: [
    { face: 'base', foot: [-0.07, -0.01], seen: 0.86, lean: 16 },
    { face: 'sheet', foot: [0.08, 0.02], seen: 0.97, lean: -29 },
  ],
  apart: [
    { face: 'base', foot: [-0.29, -0.01], seen: 0.91, lean: 13 },
    { face: 'sheet', foot: [-0.01, 0.02], seen: 0.84, lean: 13 },
  ],
  straight: [
    { face: 'base', foot: [-0.19, -0.01], seen: 0.8, lean: 4 },
    { face: 'sheet', foot: [0.07, 0.02], seen: 0.88, lean: 4 },
  ],
  steep: [
    { face: 'base', foot: [-0.03, -0.01], seen: 0.8, lean: -19 },
    { face: 'sheet', foot: [0.22, 0.02], seen: 0.94, lean: -19 },
  ],
  spread: [
    { face: 'base', foot: [0.02, -0.01], seen: 0.9, lean: 9 },
    { face: 'sheet', foot: [-0.06, 0.02], seen: 0.86, lean: -25 },
  ],
  stepped: [
    { face: 'sheet', foot: [0.25, -0.01], seen: 0.97, lean: -28 },
    { face: 'base', foot: [-0.06, 0.02], seen: 0.76, lean: -28 },
  ],
  bowed: [
    { face: 'base', foot: [0.2, -0.01], seen: 0.98, lean: -31 },
    { face: 'sheet', foot: [-0.13, 0.02], seen: 0.84, lean: 15 },
  ],
  propped: [
    { face: 'base', foot: [-0.3, -0.01], seen: 0.87, lean: 14 },
    { face: 'sheet', foot: [0.24, 0.02], seen: 0.97, lean: -23 },
  ],
};

/** The side of the picture in millimetres of the ski, of which about half is seen, or its binding too where it has one. */
function sideOf(kind: SkiKind, look: SkiLook): number {
  const waist = 2 * skiHalves(kind, look.dimensions)[1];
  if (kind === 'nordic') return Math.min(1130, 770 + 3.4 * waist);
  return look.mounted ? 1320 : 930;
}

/** How far below the place where it goes in a ski is cut off, in sides of the picture: the snow before it hides that. */
const BURIED = 0.012;

/**
 * A pair that stands in deep snow, so that what a card shows of it is large: the printed half, with the maker's name. Its tips keep clear
 * of the top right corner.
 */
export function planted(kind: SkiKind, way: Colourway, look: SkiLook, pose: Exclude<SkiPose, 'upright'>): string {
  const { length } = SKI_SHAPES[kind];
  const side = sideOf(kind, look);
  const kit = new Kit([-side / 2, -0.88 * side, side / 2, 0.12 * side], FRAMES.square, 20);
  const stretch = stretchOf(kind, look);
  const widest = Math.max(...skiHalves(kind, look.dimensions)) * stretch;
  const pair = PLANTED[pose];
  const feet = pair.map(({ foot: [x, y], lean }): SnowFoot => {
    const half = widest / Math.cos((lean * Math.PI) / 180) / side;
    return { x, y: y + BURIED, half: half + 0.012 };
  });
  const snow = heap(kit, side, feet, creaseSeed(look.model, pose) % 3);
  const skis = pair.map(({ face, foot: [x, y], seen, lean }) => {
    const ski = skiFace(kit, kind, way, { ...look, hasShadow: false }, face, lean);
    const ground = num((y + BURIED) * side);
    const cut = kit.once(
      `above ${ground}`,
      (id) => `<clipPath id="${id}"><path d="M${-side}${-2 * side}H${side}V${ground}H${-side}Z"/></clipPath>`,
    );
    const above = Math.min(seen * side, length);
    const place = `translate(${num(x * side)} ${num(y * side)}) rotate(${lean}) scale(${num(stretch, 3)} 1) translate(0 ${num(-above)})`;
    return `<g clip-path="url(#${cut})"><g transform="${place}">${ski}</g></g>`;
  });
  return kit.svg(snow.behind + skis.join('') + snow.before, `${kind} ski pair, ${pose}`);
}
