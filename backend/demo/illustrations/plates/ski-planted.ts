import { creaseSeed } from './cloth-light';
import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import type { BroadPose, SkiLook, SkiPose } from './ski-look';
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

/** Broad pairs: their bases stand behind, the printed skis in front. */
const BROAD: Readonly<Record<BroadPose, readonly Planted[]>> = {
  spread: [
    { face: 'base', foot: [0.08, -0.01], seen: 0.82, lean: 5 },
    { face: 'sheet', foot: [-0.03, 0.02], seen: 0.93, lean: -22 },
  ],
  parallel: [
    { face: 'base', foot: [0, -0.01], seen: 0.9, lean: -18 },
    { face: 'sheet', foot: [0.22, 0.02], seen: 0.93, lean: -18 },
  ],
  propped: [
    { face: 'base', foot: [-0.28, -0.01], seen: 0.86, lean: 12 },
    { face: 'sheet', foot: [0.24, 0.02], seen: 0.9, lean: -14 },
  ],
  crossed: [
    { face: 'base', foot: [-0.07, -0.01], seen: 0.86, lean: 13 },
    { face: 'sheet', foot: [-0.03, 0.02], seen: 0.96, lean: -25 },
  ],
};

/** Slim pairs stand steeper, so that they fill the height; those that stand side by side are equally long. */
const SLIM: Readonly<Record<Exclude<SkiPose, 'upright'>, readonly Planted[]>> = {
  parallel: [
    { face: 'base', foot: [0.02, -0.01], seen: 0.9, lean: -20 },
    { face: 'sheet', foot: [0.17, 0.02], seen: 0.9, lean: -20 },
  ],
  leaning: [
    { face: 'base', foot: [0.08, -0.01], seen: 0.9, lean: -24 },
    { face: 'sheet', foot: [0.19, 0.02], seen: 0.88, lean: -6 },
  ],
  crossed: [
    { face: 'base', foot: [-0.05, -0.01], seen: 0.88, lean: 14 },
    { face: 'sheet', foot: [0.04, 0.02], seen: 0.94, lean: -18 },
  ],
  apart: [
    { face: 'base', foot: [-0.24, -0.01], seen: 0.86, lean: 10 },
    { face: 'sheet', foot: [-0.03, 0.02], seen: 0.86, lean: 10 },
  ],
  straight: [
    { face: 'base', foot: [-0.13, -0.01], seen: 0.85, lean: 2 },
    { face: 'sheet', foot: [0.08, 0.02], seen: 0.85, lean: 2 },
  ],
  steep: [
    { face: 'base', foot: [-0.05, -0.01], seen: 0.88, lean: -11 },
    { face: 'sheet', foot: [0.14, 0.02], seen: 0.88, lean: -11 },
  ],
  spread: [
    { face: 'base', foot: [0.05, -0.01], seen: 0.86, lean: 11 },
    { face: 'sheet', foot: [-0.05, 0.02], seen: 0.88, lean: -13 },
  ],
  stepped: [
    { face: 'base', foot: [0.17, -0.01], seen: 0.86, lean: -16 },
    { face: 'sheet', foot: [-0.02, 0.02], seen: 0.86, lean: -16 },
  ],
  bowed: [
    { face: 'base', foot: [-0.19, -0.01], seen: 0.88, lean: 6 },
    { face: 'sheet', foot: [0.17, 0.02], seen: 0.9, lean: -10 },
  ],
  propped: [
    { face: 'base', foot: [-0.21, -0.01], seen: 0.9, lean: 13 },
    { face: 'sheet', foot: [0.19, 0.02], seen: 0.93, lean: -13 },
  ],
};

/** The pair of a pose, the ski at the back first. */
const pairOf = (kind: SkiKind, pose: Exclude<SkiPose, 'upright'>): readonly Planted[] =>
  (kind === 'nordic' ? undefined : BROAD[pose as BroadPose]) ?? SLIM[pose];

/** The side of the picture in millimetres of the ski, of which about half is seen, or its binding too where it has one. */
const sideOf = (kind: SkiKind, mounted: boolean): number => (kind === 'nordic' ? 1090 : mounted ? 1320 : 930);

/** How far below the place where it goes in a ski is cut off, in sides of the picture: the snow before it hides that. */
const BURIED = 0.012;

/**
 * A pair that stands in deep snow, so that what a card shows of it is large: the printed half, with the maker's name. Its tips keep clear
 * of the top right corner.
 */
export function planted(kind: SkiKind, way: Colourway, look: SkiLook, pose: Exclude<SkiPose, 'upright'>): string {
  const { length } = SKI_SHAPES[kind];
  const side = sideOf(kind, look.mounted);
  const kit = new Kit([-side / 2, -0.88 * side, side / 2, 0.12 * side], FRAMES.square, 20);
  const stretch = stretchOf(kind, look);
  const widest = Math.max(...skiHalves(kind, look.dimensions)) * stretch;
  const pair = pairOf(kind, pose);
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
