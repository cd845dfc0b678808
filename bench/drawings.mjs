/**
 * Measures what the shop's own pictures cost when somebody first looks at them, at 640 px as AVIF: CPU time, of all threads, of drawing the
 * SVG, of rasterising it and of encoding it, each the median of three after one warm-up, dearest first. On a shared machine CPU time grows
 * with the load; a fixed piece of the same kind of work, done before each picture, shows by how much: compare the ratios to it.
 *
 * npm run bench -- drawings                  (one of each type of goods in each view; all scenes, sets, stores and logos)
 * npm run bench -- drawings --all            (goods of every shape)
 * npm run bench -- drawings --only REGEX --every 4 --top 30
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawRecipe } from '../backend/demo/illustrations/draw-recipe';
import { planPictures } from '../backend/demo/rows/pictures';
import { sizeOfDrawing } from '../backend/media/drawn';
import { encoded } from '../backend/media/encode';
import { BOXES } from '../backend/media/media-path';
import { fitted } from '../backend/media/render';
import { quantile } from './measure.mjs';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    top: { type: 'string', default: '40' },
  },
});
const BOX = BOXES['640'];
const FORMAT = 'avif';
const LIMIT_MS = 150;
const STEPS = /** @type {const} */ (['draw', 'raster', 'encode']);
const SVG = 'image/svg+xml';

/** @typedef {ReturnType<typeof planPictures>['rows'][number]} Picture */

/** What makes two pictures the same drawing in other colours. @param {Picture} picture */
function shapeOf({ recipe }) {
  const { colour: _, ...shape } = recipe;
  if (recipe.kind !== 'plate' || values.all) return JSON.stringify(shape);
  const { spec, view } = /** @type {{ spec?: { type: string }, view?: string }} */ (recipe);
  return JSON.stringify([spec?.type, view]);
}

/** CPU milliseconds of the process, all threads. @template Result @param {() => Result | Promise<Result>} work */
async function timed(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

const noise = Buffer.from(
  Array.from({ length: 400 * 400 * 3 }, (_, at) => Math.imul(at ^ (at >>> 7), 2654435761) >>> 24),
);

/** Always the same work: memory and arithmetic, as pictures need them. */
async function yardstick() {
  const blurred = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .blur(2)
    .avif({ quality: 50, effort: 0 })
    .toBuffer();
  return blurred.length;
}

/** The steps of one picture, in CPU milliseconds, and its bytes. @param {Picture} picture */
async function costOf({ recipe, isScene = false }) {
  const drawn = await timed(() => {
    const svg = drawRecipe(recipe);
    return { bytes: Buffer.from(svg, 'utf8'), ...sizeOfDrawing(svg) };
  });
  const source = { ...drawn.result, mime: SVG, isScene, isDrawing: true };
  const raster = await timed(async () =>
    (await fitted(source, BOX, FORMAT)).raw().toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = raster.result;
  const { width, height, channels } = info;
  const file = await timed(() => encoded(sharp(data, { raw: { width, height, channels } }), BOX, FORMAT, isScene));
  return { draw: drawn.ms, raster: raster.ms, encode: file.ms, bytes: file.result.length };
}

/** Lets the event loop turn, with which Skia frees its canvases. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** @param {Picture} picture */
async function measure(picture) {
  await turn();
  await costOf(picture);
  /** @type {Awaited<ReturnType<typeof costOf>>[]} */
  const runs = [];
  /** @type {number[]} */
  const sticks = [];
  for (let run = 0; run < 3; run++) {
    await turn();
    sticks.push((await timed(yardstick)).ms);
    runs.push(await costOf(picture));
  }
  const [draw = 0, raster = 0, encode = 0] = STEPS.map((step) =>
    quantile(
      runs.map((run) => run[step]),
      0.5,
    ),
  );
  const total = draw + raster + encode;
  const stick = quantile(sticks, 0.5);
  return { name: picture.source ?? '', draw, raster, encode, total, stick, bytes: runs[0]?.bytes ?? 0 };
}

const wanted = new RegExp(values.only);
const shapes = new Map();
for (const row of planPictures().rows) if (wanted.test(row.source ?? '')) shapes.set(shapeOf(row), row);
/** @type {Picture[]} */
const pictures = [...shapes.values()].filter((_, at) => at % Number(values.every) === 0);
await yardstick();
/** @type {Awaited<ReturnType<typeof measure>>[]} */
const costs = [];
for (const picture of pictures) costs.push(await measure(picture));

const whole = (/** @type {number} */ value) => value.toFixed(0).padStart(8);
const sorted = costs.toSorted((a, b) => b.total - a.total);
console.log(`${'picture'.padEnd(52)}    draw  raster  encode   total   ratio      KB`);
for (const { name, draw, raster, encode, total, stick, bytes } of sorted.slice(0, Number(values.top)))
  console.log(
    `${name.padEnd(52)}${[draw, raster, encode, total].map(whole).join('')}${(total / stick).toFixed(1).padStart(8)}${(bytes / 1000).toFixed(1).padStart(8)}`,
  );
const sticks = costs.map(({ stick }) => stick);
const least = quantile(sticks, 0.05);
const median = (/** @type {'draw' | 'raster' | 'encode' | 'total' | 'bytes'} */ of) =>
  quantile(
    costs.map((cost) => cost[of]),
    0.5,
  );
console.log(
  [
    `${costs.length} pictures: median ${median('total').toFixed(0)} ms (draw ${median('draw').toFixed(0)}, raster ${median('raster').toFixed(0)}, encode ${median('encode').toFixed(0)}), ${(median('bytes') / 1000).toFixed(1)} KB`,
    `over ${LIMIT_MS} ms: ${costs.filter(({ total }) => total > LIMIT_MS).length} as measured, ${costs.filter(({ total, stick }) => (total * least) / stick > LIMIT_MS).length} at the load of the quietest twentieth of the run`,
    `yardstick: median ${quantile(sticks, 0.5).toFixed(1)} ms, quietest twentieth ${least.toFixed(1)}, most ${quantile(sticks, 1).toFixed(1)}`,
  ].join('\n'),
);
