import type { PlateLook } from '../plate-drawing';
import { CARABINERS, carabiner } from './carabiner-body';
import { readableOn } from './colour';
import { pts } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

const SHAPES = [CARABINERS.pear, CARABINERS.wireD, CARABINERS.oval, CARABINERS.lock] as const;

/** Seen edge-on: the spine in front, the gate behind it. */
function edgeOn(kit: Kit, variant: number, way: Colourway): string {
  const { thickness } = SHAPES[variant] ?? CARABINERS.pear;
  const half = thickness / 2;
  const outline = pts(
    `0,-62 ${half * 0.8},-59 ${half},-50 ${half * 0.86},-20 ${half * 0.8},24 ${half},46 ${half * 0.8},53 0,56 ${-half * 0.8},53 ${-half},46 ${-half * 0.8},24 ${-half * 0.86},-20 ${-half},-50 ${-half * 0.8},-59`,
  );
  const round = kit.linear('0 #000 .5, .25 #fff .5, .45 #fff .1, .7 #000 .1, 1 #000 .5', 0, 0, 1, 0);
  return kit.part(outline, {
    fill: way.main,
    volume: 8,
    wash: round,
    cast: [6, 8, 6, 0.4],
    over: kit.line(pts('0,-44 0,40'), '#000', 6, 0.3, 'stroke-linecap="round"'),
  });
}

/** A carabiner: pear-shaped with a screw gate, wire-gate D, oval, or angular with an automatic lock. */
export function drawCarabiner(way: Colourway, { variant, view, print }: PlateLook): string {
  const kit = new Kit([-58, -72, 58, 66], FRAMES.upright, 40);
  const shape = SHAPES[variant];
  const colours = {
    body: way.main,
    gate: way.accent,
    ink: readableOn(way.main, way.accent),
    ...(print ? { print } : {}),
  };
  if (view === 'side') {
    const front = carabiner(kit, shape, colours);
    return kit.svg(
      `<g transform="translate(-18 4) scale(.78)">${front}</g><g transform="translate(34 4) scale(.78)">${edgeOn(kit, variant, way)}</g>`,
      'Carabiner, front and edge',
    );
  }
  return kit.svg(`<g transform="rotate(9)">${carabiner(kit, shape, colours, view === 'open')}</g>`, 'Carabiner');
}
