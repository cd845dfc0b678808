import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLandscape } from './draw-landscape';
import { drawPlate, type PlateSpec, plateViews } from './draw-plate';
import { COLOURWAYS, type ColourwayName } from './plates/palette';

const PLATES: readonly PlateSpec[] = [
  {
    type: 'shell-jacket',
    block: 'diag',
    pockets: ['hand', 'cargo', 'sleeve'],
    cuff: 'elastic',
    hem: 'dropped',
    armAngle: 4,
  },
  { type: 'down-jacket' },
  { type: 'base-layer', stripe: 'breton' },
  { type: 'trousers' },
  { type: 'sock', stripe: 'all' },
  { type: 'alpine-ski', theme: 'split' },
  { type: 'touring-ski', theme: 'contour' },
  { type: 'nordic-ski', theme: 'race' },
  { type: 'binding' },
  { type: 'poles', kind: 'nordic' },
  { type: 'alpine-boot' },
  { type: 'hiking-shoe', cut: 'low' },
  { type: 'backpack', lid: false },
  { type: 'tent' },
  { type: 'sleeping-bag' },
  { type: 'stove' },
  { type: 'stove', kind: 'burner' },
  { type: 'stove', kind: 'wood' },
  { type: 'stove', kind: 'spirit' },
  { type: 'stove', kind: 'canister' },
  { type: 'headlamp' },
  { type: 'ice-axe', curved: false },
  { type: 'helmet' },
  { type: 'goggles' },
  { type: 'beanie', pom: true, pattern: 'jacquard' },
  { type: 'handwear', kind: 'glove' },
];

/** Share of pixels that are not transparent. */
async function coverage(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  let covered = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 40) covered++;
  return covered / (info.width * info.height);
}

test.each(PLATES.map((spec) => ['kind' in spec ? `${spec.type} (${spec.kind})` : spec.type, spec] as const))(
  'a %s fills its plate and holds no broken number',
  async (_, spec) => {
    for (const view of plateViews(spec.type)) {
      const svg = drawPlate(spec, view, 'fjord');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(await coverage(svg)).toBeGreaterThan(0.12);
    }
  },
);

test('the same plate is drawn the same twice, and another colourway differs', () => {
  const draw = (way: ColourwayName) => drawPlate({ type: 'down-jacket' }, 'main', way);
  expect(draw('rust')).toBe(draw('rust'));
  expect(new Set(Object.keys(COLOURWAYS).map((way) => draw(way as ColourwayName))).size).toBe(
    Object.keys(COLOURWAYS).length,
  );
});

test('a landscape covers its whole frame', async () => {
  const svg = drawLandscape('archipelago');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(await coverage(svg)).toBe(1);
});

test('what is printed on the goods is drawn', () => {
  const printed = (print: string): string => drawPlate({ type: 'dry-bag', variant: 0, print }, 'main', 'fjord');
  expect(printed('5 L')).not.toBe(printed('20 L'));
});
