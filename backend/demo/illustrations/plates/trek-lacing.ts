import { readableOn, tone } from './colour';
import { curve, openCurve } from './curve';
import { num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { bow, laceCloth } from './laces';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { onInstep, type ShoeLook } from './shoe-look';

/** Rows of lacing and how many of them, from above, are open hooks. */
const ROWS: Record<ShoeLook['shaft'], readonly [rows: number, hooks: number]> = {
  low: [6, 0],
  mid: [7, 3],
  high: [9, 5],
  tall: [11, 7],
};

const STEPS = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** The tip of the tongue over the collar, behind the shaft. */
export function trekTongue(kit: Kit, way: Colourway, look: ShoeLook): string {
  const [x, y] = onInstep(look, 0, 0);
  const rise = look.shaft === 'low' ? 16 : 24;
  return kit.part(
    [
      [x - 30, y + 22],
      [x - 24, y - rise * 0.7, 8],
      [x - 4, y - rise - 3],
      [x + 12, y - rise + 3, 7],
      [x + 13, y + 10],
      [x + 8, y + 40],
      [x - 10, y + 44],
    ],
    {
      fill: way.block,
      volume: 11,
      texture: ['mesh', '#000', 0.6],
      over:
        kit.seam(
          pts(
            `${num(x - 22)},${num(y - rise * 0.7 + 8)} ${num(x - 4)},${num(y - rise + 6)} ${num(x + 12)},${num(y - rise + 12)}`,
          ),
          { pucker: 0.4, dark: 0.5, light: 0.3 },
        ) +
        // pile stands before the tip
        (look.collar === 'pile'
          ? ''
          : brandMark(
              look.mark,
              x - 5,
              y - rise * 0.36,
              look.shaft === 'low' ? 3.4 : 5,
              readableOn(way.block, way.accent),
            )),
    },
  );
}

/** The tongue between the rows of eyelets, as far as the side shows it. */
const gusset = (kit: Kit, way: Colourway, look: ShoeLook): string =>
  kit.part(
    [...STEPS.map((t) => onInstep(look, t, -5 + t * 5)), ...STEPS.toReversed().map((t) => onInstep(look, t, 18))],
    {
      fill: way.block,
      volume: 8,
      over: kit.line(
        STEPS.map((t) => onInstep(look, t, 8)),
        '#05080f',
        1.6,
        0.35,
      ),
    },
  );

function stayColour(way: Colourway, { panels, make }: ShoeLook): string {
  if (make === 'ankle') return way.trim;
  return panels === 'leather' ? tone(way.main, -0.06) : way.trim;
}

/** The band that holds hooks and eyelets. */
const eyestay = (kit: Kit, way: Colourway, look: ShoeLook): string =>
  kit.part(
    [
      ...STEPS.map((t, i): Point => {
        const [x, y] = onInstep(look, t, 14);
        return i === 0 || i === STEPS.length - 1 ? [x, y, 4] : [x, y];
      }),
      ...STEPS.toReversed().map((t, i): Point => {
        const [x, y] = onInstep(look, t, i === 0 ? 22 : 32);
        return i === 0 || i === STEPS.length - 1 ? [x, y, 5] : [x, y];
      }),
    ],
    {
      fill: stayColour(way, look),
      volume: 7,
      cast: [-1, 2, 2, 0.4],
      over: kit.stitching(
        STEPS.map((t) => onInstep(look, t, 28.5)),
        0.4,
      ),
    },
  );

/** Open hooks of steel, each on its plate. */
function hooksAt(kit: Kit, places: readonly Point[]): string {
  const plates = places.map(([x, y]) =>
    curve(
      pts(
        `${num(x - 7)},${num(y - 4)}~3 ${num(x + 4)},${num(y - 5)}~3 ${num(x + 5)},${num(y + 4)}~3 ${num(x - 6)},${num(y + 4)}~3`,
      ),
    ),
  );
  const horns = places.map(([x, y]) =>
    pts(`${num(x - 3)},${num(y)} ${num(x + 3)},${num(y - 3)} ${num(x + 6)},${num(y - 1)}`),
  );
  return (
    kit.part(plates.join(''), { fill: '#6c7277', volume: 4, light: 0.7, cast: [0, 2, 2, 0.5] }) +
    kit.tube(openCurves(horns), 3.4, '#c3c8cb', { gloss: 0.9 })
  );
}

const openCurves = (lines: readonly Point[][]): string => lines.map((line) => openCurve(line)).join('');

/** What a quick lace is pulled tight and held with. */
function toggle(kit: Kit, way: Colourway, look: ShoeLook): string {
  const [x, y] = onInstep(look, 0.17, -3);
  const lace = [onInstep(look, 0.1, 0), onInstep(look, 0.24, -8), onInstep(look, 0.38, -2)];
  return kit.tube(lace, 3, way.accent, laceCloth(way)) + kit.cordlock(x, y, 40, 0.8, '#23262b');
}

/** Laces that cross over the tongue from hook to hook, tied below its tip. */
export function trekLacing(kit: Kit, way: Colourway, look: ShoeLook): string {
  const [rows, hooks] = ROWS[look.shaft];
  const lace = laceCloth(way);
  const isLow = look.shaft === 'low';
  const places = Array.from({ length: rows }, (_, i) => 0.1 + (i * 0.82) / (rows - 1));
  const reach = 0.82 / (rows - 1);
  const run = (t: number, step: number): Point[] => [
    onInstep(look, t, 21),
    onInstep(look, t + step * 0.3, 8),
    onInstep(look, t + step * 0.62, -5),
  ];
  const under = openCurves(places.slice(1).map((t) => run(t, -reach)));
  const over = openCurves(places.slice(0, -1).map((t) => run(t, reach)));
  const last = places.at(-1) ?? 1;
  const bar = kit.tube(
    [onInstep(look, last, 21), onInstep(look, last + 0.01, 6), onInstep(look, last, -3)],
    4,
    way.accent,
    lace,
  );
  const held = places.map((t) => onInstep(look, t, 22));
  const knot = onInstep(look, 0.1, 0);
  return [
    gusset(kit, way, look),
    eyestay(kit, way, look),
    kit.tube(under, 3.8, tone(way.accent, -0.06), { ...lace, cap: 'butt' }),
    bar,
    kit.tube(over, 4, way.accent, { ...lace, cap: 'butt' }),
    kit.tube([onInstep(look, places[0] ?? 0, 21), knot], 4, way.accent, lace),
    hooks ? hooksAt(kit, held.slice(0, hooks)) : '',
    ...held.slice(hooks).map(([x, y]) => kit.eyelet(x, y, 3.8)),
    look.lacing === 'quick' ? toggle(kit, way, look) : bow(kit, way, knot, isLow ? 0.66 : 0.8),
  ].join('');
}
