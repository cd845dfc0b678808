import type { PlateLook } from '../plate-drawing';
import { CARABINERS, type CarabinerShape, carabiner } from './carabiner-body';
import { readableOn, tone } from './colour';
import { num, pts, rectangle } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Draw = {
  top: CarabinerShape;
  bottom: CarabinerShape;
  /** sewn webbing between the carabiners in millimetres; a sling is 60 cm long and looped three times */
  sling: { kind: 'tapered' | 'slim' | 'looped'; length: number; width: number };
};

const DRAWS: Record<'sport' | 'alpine' | 'light', Draw> = {
  sport: { top: CARABINERS.bentD, bottom: CARABINERS.bentD, sling: { kind: 'tapered', length: 90, width: 27 } },
  light: { top: CARABINERS.wireD, bottom: CARABINERS.wireD, sling: { kind: 'slim', length: 80, width: 12 } },
  alpine: { top: CARABINERS.wireD, bottom: CARABINERS.wireD, sling: { kind: 'looped', length: 130, width: 10 } },
};

function webbing(kit: Kit, way: Colourway, { kind, length, width }: Draw['sling'], brand: string): string {
  const half = length / 2;
  if (kind === 'looped') {
    const run = (bow: number): string =>
      kit.strap(
        pts(`${bow * 0.2},${-half - 8} ${bow},${-half * 0.4} ${bow * 0.9},${half * 0.4} ${bow * 0.2},${half + 8}`),
        width * 0.8,
        way.block,
      );
    return (
      [-13, 13, -5].map(run).join('') +
      kit.strap(pts(`1,${-half - 8} 5,0 1,${half + 8}`), width * 0.8, way.accent) +
      kit.strap(pts('-16,4 0,8 16,3'), 9, way.trim)
    );
  }
  const w = width / 2;
  const end = kind === 'tapered' ? w * 0.6 : w;
  const outline = pts(
    `${-end},${-half - 16}~5 ${end},${-half - 16}~5 ${end},${-half + 14} ${w},${-half + 34} ${w},${half - 34} ${end * 1.1},${half - 10} ${end * 1.1},${half + 16}~5 ${-end * 1.1},${half + 16}~5 ${-end * 1.1},${half - 10} ${-w},${half - 34} ${-w},${-half + 34} ${-end},${-half + 14}`,
  );
  const tacks = [-half + 6, -half + 12, half - 12, half - 6].map((y) =>
    kit.line(pts(`${-end},${y} ${end},${y}`), way.accent, 5, 0.85, 'stroke-dasharray=".8 .6"'),
  );
  return kit.part(outline, {
    fill: way.block,
    volume: 9,
    texture: ['twill', '#000', 0.8],
    cast: [5, 8, 6, 0.38],
    inside:
      kit.block(rectangle(-w * 0.62, -half - 20, w * 0.34, length + 40), way.accent) +
      kit.block(rectangle(w * 0.32, -half - 20, w * 0.3, length + 40), tone(way.block, 0.08)),
    over:
      kit.stitching(pts(`${-end * 0.8},${-half + 16} ${-end * 0.8},${half - 16}`), 0.5) +
      kit.stitching(pts(`${end * 0.8},${-half + 16} ${end * 0.8},${half - 16}`), 0.5) +
      tacks.join('') +
      wordmark(brand, 0, 0, Math.min(9, width * 0.36), readableOn(way.block, way.accent), {
        rotate: -90,
        weight: 1.2,
      }),
  });
}

/** One quickdraw round the origin: webbing between two carabiners, the lower one held by a rubber keeper. */
function quickdraw(kit: Kit, way: Colourway, draw: Draw, brand: string): string {
  const { length, width } = draw.sling;
  const reach = length / 2 + 47;
  const keeper = kit.part(rectangle(-width * 0.3 - 2, length / 2 + 3, width * 0.6 + 4, 14, 4), {
    fill: '#202327',
    volume: 5,
    cast: [2, 3, 3, 0.4],
  });
  const metal = (shape: CarabinerShape, body: string): string =>
    carabiner(kit, shape, { body, gate: '#c9ced1', ink: readableOn(body, way.accent) });
  return [
    `<g transform="translate(1 ${num(-reach)}) scale(1 -1)">${metal(draw.top, way.main)}</g>`,
    `<g transform="translate(1 ${num(reach)})">${metal(draw.bottom, way.accent)}</g>`,
    webbing(kit, way, draw.sling, brand),
    keeper,
  ].join('');
}

/** Quickdraws: one for sport climbing, a rack of six light ones, five for sport climbing, one with an alpine sling. */
export function drawQuickdraws(way: Colourway, { variant, brand }: PlateLook): string {
  const layouts: readonly { draw: Draw; box: Box; at: readonly (readonly [x: number, y: number, turn: number])[] }[] = [
    {
      draw: DRAWS.sport,
      box: [-110, -155, 110, 155],
      at: [[0, 0, 9]],
    },
    {
      draw: DRAWS.light,
      box: [-235, -165, 235, 165],
      at: [-190, -114, -38, 38, 114, 190].map((x, i) => [x, i % 2 ? 9 : -9, 4] as const),
    },
    {
      draw: DRAWS.sport,
      box: [-225, -170, 225, 170],
      at: [-168, -84, 0, 84, 168].map((x, i) => [x, i % 2 ? 10 : -10, 5] as const),
    },
    { draw: DRAWS.alpine, box: [-120, -175, 120, 175], at: [[0, 0, 10]] },
  ];
  const { draw, box, at } = layouts[variant] ?? { draw: DRAWS.sport, box: [-115, -160, 115, 160], at: [[0, 0, 5]] };
  const kit = new Kit(box, at.length > 1 ? FRAMES.wide : FRAMES.upright, 36);
  const art = quickdraw(kit, way, draw, brand);
  const [head, ...others] = at;
  const place = (spot: readonly [number, number, number]): string =>
    `translate(${spot[0]} ${spot[1]}) rotate(${spot[2]})`;
  return kit.svg(
    `<g transform="${place(head ?? [0, 0, 0])}"><g id="draw">${art}</g></g>` +
      others.map((spot) => `<use href="#draw" transform="${place(spot)}"/>`).join(''),
    'Quickdraws',
  );
}
