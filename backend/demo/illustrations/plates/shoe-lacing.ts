import { tone } from './colour';
import { num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { bow, laceCloth } from './laces';
import type { Colourway } from './palette';
import { onInstep, type ShoeLook, showsTongue } from './shoe-look';
import { trekLacing, trekTongue } from './trek-lacing';

/** Rows of lacing along the instep. */
const ROWS = { low: 6, mid: 8, high: 9, tall: 11 } as const;

/** A band along the instep that holds the eyelets. */
function eyestay(kit: Kit, way: Colourway, look: ShoeLook): string {
  const steps = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  const outer = steps.map((t) => onInstep(look, t, 0.5));
  const inner = steps.toReversed().map((t, i) => onInstep(look, t, i === 0 ? 10 : 21));
  return kit.part([...outer, ...inner], {
    fill: look.panels === 'leather' ? tone(way.main, -0.06) : way.trim,
    volume: 7,
    cast: [-1, 2, 2, 0.4],
    texture: ['grain', '#fff', 0.4],
    over: kit.stitching(
      steps.map((t) => onInstep(look, t, 18)),
      0.35,
    ),
  });
}

/** Laces from eyelet to eyelet as far as the side shows them. */
function laced(kit: Kit, way: Colourway, look: ShoeLook): string {
  const rows = ROWS[look.shaft];
  const lace = laceCloth(way);
  const places = Array.from({ length: rows }, (_, i) => 0.06 + (i * 0.84) / (rows - 1));
  const crossing = places.map((t, i) => {
    const eye = onInstep(look, t, 11);
    const edge = onInstep(look, Math.max(0, t - 0.035), -3.5);
    const next = onInstep(look, Math.min(1, t + 0.045), -4);
    const over = kit.tube([eye, onInstep(look, t - 0.01, 4), edge], 4.2, way.accent, lace);
    const cross =
      i < rows - 1
        ? kit.tube([edge, onInstep(look, t + 0.03, -6), next], 3.6, tone(way.accent, -0.05), { ...lace, shadow: 0 })
        : '';
    return cross + over;
  });
  const eyes = places.map((t) => {
    const [x, y] = onInstep(look, t, 12);
    return kit.eyelet(x, y, 3.5);
  });
  const knot = onInstep(look, 0.02, -2);
  return [...crossing, ...eyes, bow(kit, way, knot, look.shaft === 'low' ? 0.8 : 0.9)].join('');
}

/** The knob of a dial with its toothed rim. */
export function dialKnob(kit: Kit, way: Colourway, x: number, y: number): string {
  const around = (count: number, radius: number, i: number): Point => {
    const angle = (i / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  const ring = (radius: number): Point[] => Array.from({ length: 10 }, (_, i) => around(10, radius, i));
  const teeth = Array.from({ length: 16 }, (_, i) => {
    const [[x0, y0], [x1, y1]] = [around(16, 10, i), around(16, 12.5, i)];
    return `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`;
  }).join('');
  return [
    kit.part(ring(13), { fill: '#24272b', volume: 6, light: 0.5, cast: [0, 3, 3, 0.5] }),
    `<path d="${teeth}" stroke="#5a6066" stroke-width="1.6"/>`,
    kit.part(ring(8.5), { fill: way.accent, volume: 5, light: 0.6 }),
  ].join('');
}

/** A dial that winds steel laces through guides down the instep. */
function dial(kit: Kit, way: Colourway, look: ShoeLook): string {
  const places = [0.3, 0.48, 0.66, 0.84];
  const wires = places.map((t) =>
    kit.tube([onInstep(look, t - 0.06, -3), onInstep(look, t, 4), onInstep(look, t + 0.03, 15)], 1.6, '#9aa1a6', {
      gloss: 0.8,
    }),
  );
  const guides = places.map((t) => {
    const [x, y] = onInstep(look, t + 0.03, 15);
    const shape = pts(`${x - 5},${y - 4}~2 ${x + 5},${y - 4}~2 ${x + 4},${y + 4}~2 ${x - 4},${y + 4}~2`);
    return kit.part(shape, { fill: way.trim, volume: 3, light: 0.5 });
  });
  const [x, y] = onInstep(look, 0.14, 4);
  return [...wires, ...guides, dialKnob(kit, way, x, y)].join('');
}

/** What closes the shoe over the instep. */
export function lacing(kit: Kit, way: Colourway, look: ShoeLook): string {
  switch (look.lacing) {
    case 'none':
      return '';
    case 'dial':
      return eyestay(kit, way, look) + dial(kit, way, look);
    default:
      if (showsTongue(look)) return trekLacing(kit, way, look);
      return eyestay(kit, way, look) + laced(kit, way, look);
  }
}

/** The tongue behind the laces, its tip over the collar. */
export function tongue(kit: Kit, way: Colourway, look: ShoeLook): string {
  if (look.lacing === 'none') return '';
  if (showsTongue(look)) return trekTongue(kit, way, look);
  const top = onInstep(look, 0, 0);
  const lean = look.shaft === 'low' ? 10 : 5;
  return kit.part(
    [
      [top[0] - 22, top[1] + 16],
      [top[0] - 9 + lean * 0.3, top[1] - 15, 6],
      [top[0] + 12 + lean, top[1] - 13, 7],
      ...[0.12, 0.35, 0.6, 0.85, 1].map((t) => onInstep(look, t, -6.5 + t * 4)),
      onInstep(look, 1, 8),
      onInstep(look, 0.5, 12),
    ],
    { fill: way.block, volume: 9, texture: ['mesh', '#000', 0.6] },
  );
}
