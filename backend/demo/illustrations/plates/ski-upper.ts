import { num } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import type { SkiLook } from './ski-look';
import { skiFace, stretchOf } from './ski-pair';
import { type SkiKind, skiHalves } from './ski-shape';

/** How the upper part of a pair is shown. */
type Upper = {
  /** millimetres of the ski along the picture's side */
  readonly side: number;
  /** degrees to the right */
  readonly lean: number;
  /** between the two, mm */
  readonly gap: number;
};

/** Broad skis down to where a binding is, slim ones to where they grip. */
const UPPER: Readonly<Record<'broad' | 'slim', Upper>> = {
  broad: { side: 1110, lean: 8, gap: 16 },
  slim: { side: 1060, lean: 9, gap: 20 },
};

/** Below the picture, in sides of it: far enough that no end is seen. */
const BELOW = 0.3;

/**
 * The upper part of a pair, running out of the picture at its foot, so that a card shows it large: the base with the maker's name behind,
 * the printed sheet before it and somewhat higher. All pairs of a kind stand alike and in one scale, so that a list compares them.
 */
export function upperPart(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { side, lean, gap } = UPPER[kind === 'nordic' ? 'slim' : 'broad'];
  const kit = new Kit([-side / 2, -side, side / 2, 0], FRAMES.square, 0);
  const stretch = stretchOf(kind, look);
  const apart = Math.max(...skiHalves(kind, look.dimensions)) * stretch + gap / 2;
  const skis = (['base', 'sheet'] as const).map((face, i) => {
    const ski = skiFace(kit, kind, way, look, face, lean);
    // the pair's middle stands in the picture's middle at half its height
    const foot = -Math.tan((lean * Math.PI) / 180) * (0.5 + BELOW) * side + (i ? apart : -apart);
    const seen = (i ? 0.95 : 0.9) + BELOW;
    return `<g transform="translate(${num(foot)} ${num(BELOW * side)}) rotate(${lean}) scale(${num(stretch, 3)} 1) translate(0 ${num(-seen * side)})">${ski}</g>`;
  });
  return kit.svg(skis.join(''), `${kind} ski pair`);
}
