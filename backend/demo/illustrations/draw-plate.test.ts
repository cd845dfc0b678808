import { beforeAll, expect, test } from 'vitest';
import { differenceOf, type Silhouette, silhouetteOf } from '../../../tests/support/drawings';
import { DEMO_MODELS } from '../content/all-models';
import { outlineOf } from '../content/leads';
import { drawPlate, type PlateSpec, type PlateView, plateViews } from './draw-plate';
import { GARMENT_PLATES } from './garment-plates';
import { withoutLight } from './plates/cloth-light';
import { COLOURWAYS, type ColourwayName } from './plates/palette';
import { SNOW_PLATES } from './snow-plates';

/** Bytes; a drawing is stored once per colour and view. */
const MAX_SIZE = 145_000;

type Shape = { readonly type: string; readonly variant: number | undefined; readonly spec: PlateSpec };

/** The shapes that the demo shop sells, by type, kind and variant. */
const shapes = new Map<string, Shape>();
for (const { plate } of DEMO_MODELS) {
  const { type, kind, variant } = plate as { type: PlateSpec['type']; kind?: string; variant?: number };
  shapes.set(`${type} ${kind ?? ''} ${variant ?? ''}`.trim(), { type, variant, spec: plate as PlateSpec });
}
/** The organiser lies open in its main view already. */
const SHOWN_OPEN = 'first-aid  3';
const silhouettes = new Map<string, Silhouette>();

/** What a plate covers; the light on its cloth, which takes most of the time of drawing, covers nothing else. */
const covers = (spec: PlateSpec, view: PlateView, colour: ColourwayName, cells?: number): Promise<Silhouette> =>
  silhouetteOf(
    withoutLight(() => drawPlate(spec, view, colour)),
    cells,
  );

beforeAll(async () => {
  for (const [name, { spec }] of shapes) silhouettes.set(name, await covers(spec, 'main', 'fjord'));
});

test('every view of every product is drawn without a broken number, unlike the other views, and small enough to be stored', () => {
  for (const [name, { spec }] of shapes) {
    const drawings = plateViews(spec.type).map((view) => drawPlate(spec, view, 'cloudberry'));
    expect(new Set(drawings).size, name).toBe(drawings.length - (name === SHOWN_OPEN ? 1 : 0));
    for (const svg of drawings) {
      // letters of an encoded picture are not numbers
      const written = svg.replaceAll(/data:[^"]+/g, '');
      expect(/NaN|undefined|Infinity/.exec(written)?.[0], name).toBeUndefined();
      expect(Buffer.byteLength(svg), name).toBeLessThan(MAX_SIZE);
    }
  }
});

test('no product is cut off by its plate but skis at its foot, and each fills half of its width or height', () => {
  for (const [name, { margin }] of silhouettes) {
    const { left, right, top, bottom } = margin;
    expect(Math.min(left, right, top), name).toBeGreaterThan(0);
    expect(bottom > 0, name).toBe(!/^(?:alpine|touring|nordic)-ski\b/.test(name));
    expect(Math.max(1 - left - right, 1 - top - bottom), name).toBeGreaterThan(0.5);
  }
});

test('no two variants of a product are drawn alike; those of clothing and winter gear differ in outline', () => {
  const byOutline = new Set(Object.keys({ ...GARMENT_PLATES, ...SNOW_PLATES }));
  const all = [...shapes].filter(([, { variant }]) => variant !== undefined);
  for (const [name, { type, variant }] of all)
    for (const [other, shape] of all) {
      if (shape.type !== type || (shape.variant ?? 0) <= (variant ?? 0)) continue;
      const [one, two] = [silhouettes.get(name), silhouettes.get(other)];
      if (byOutline.has(type) && one && two)
        expect(differenceOf(one, two), `${name} and ${other}`).toBeGreaterThan(0.02);
      expect(drawPlate({ ...shape.spec, variant } as PlateSpec, 'main', 'fjord')).not.toBe(
        drawPlate(shape.spec, 'main', 'fjord'),
      );
    }
});

test('each tent fills four fifths of its plate; its lines are too thin to count', async () => {
  for (const { slug, plate } of DEMO_MODELS.filter((model) => model.plate.type === 'tent')) {
    const { margin } = await covers(plate as PlateSpec, 'main', 'rust');
    expect(1 - margin.left - margin.right, slug).toBeGreaterThan(0.8);
  }
});

test.each(['tent', 'sleeping-bag', 'hiking-shoe', 'shell-jacket', 'down-jacket'] as const)(
  'at least five outlines of %s are sold, each of which the eye tells from the others',
  async (type) => {
    const models = DEMO_MODELS.filter(({ plate }) => plate.type === type);
    const byOutline = new Map(models.map((model) => [outlineOf(model), model.plate as PlateSpec]));
    const apart: Silhouette[] = [];
    for (const plate of byOutline.values()) {
      const own = await covers(plate, 'main', 'fjord');
      if (apart.every((other) => differenceOf(own, other) > 0.02)) apart.push(own);
    }
    expect(apart.length).toBeGreaterThanOrEqual(5);
  },
);

const WORN: readonly PlateSpec['type'][] = [
  ...(['shell-jacket', 'down-jacket', 'base-layer', 'trousers', 'fleece', 'softshell', 'insulated-jacket'] as const),
  ...(['vest', 't-shirt', 'kids-jacket', 'base-bottoms', 'shorts', 'ski-trousers'] as const),
];

test('clothes are worn by somebody in the second picture, which fills its frame and has the colour of the garment', async () => {
  for (const type of WORN) {
    const [spec] = [...shapes.values()].flatMap(({ spec: each }) => (each.type === type ? [each] : []));
    if (!spec) throw new Error(`The demo shop sells no ${type}.`);
    expect(plateViews(type)[1], type).toBe('outside');
    const { margin } = await covers(spec, 'outside', 'rust', 32);
    expect(margin, type).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
    expect(drawPlate(spec, 'outside', 'rust'), type).toContain(COLOURWAYS.rust.main);
    expect(drawPlate(spec, 'outside', 'fjord'), type).not.toContain(COLOURWAYS.rust.main);
  }
});

test('a detail is set in a round frame, whatever it shows: no drawing ends at a straight cut', async () => {
  const specs = new Map([...shapes.values()].map(({ spec }) => [spec.type, spec]));
  for (const [type, spec] of specs) {
    if (!plateViews(type).includes('detail')) continue;
    const cells = 48;
    const { covered } = await covers(spec, 'detail', 'fjord', cells);
    const corners = [0, cells - 1, cells * (cells - 1), cells * cells - 1];
    expect(
      corners.filter((cell) => covered[cell]),
      type,
    ).toEqual([]);
    expect(covered[(cells / 2) * cells + cells / 2], type).toBe(true);
  }
});

test('the same plate is drawn the same twice, and another colourway differs', () => {
  const draw = (way: ColourwayName) => drawPlate({ type: 'down-jacket' }, 'main', way);
  const names = Object.keys(COLOURWAYS) as ColourwayName[];
  expect(draw('rust')).toBe(draw('rust'));
  expect(new Set(names.map(draw)).size).toBe(names.length);
});

test('what is printed on a product is drawn', () => {
  const printed = (print: string): string => drawPlate({ type: 'dry-bag', variant: 0, print }, 'main', 'fjord');
  expect(printed('5 L')).not.toBe(printed('20 L'));
});
