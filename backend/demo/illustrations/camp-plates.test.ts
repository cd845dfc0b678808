import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_STORES } from '../content/stores';
import { CAMP_PLATES } from './camp-plates';
import { drawLandscape } from './draw-landscape';
import { drawPlate, type PlateSpec, plateViews } from './draw-plate';
import { drawStorePicture, isPicturedStore } from './draw-store';

type CampType = keyof typeof CAMP_PLATES;

const TYPES = Object.keys(CAMP_PLATES) as CampType[];
const VARIANTS = [0, 1, 2, 3] as const;
/** Bytes; a plate is stored once a colour and a view. */
const LARGEST = 120_000;
const BROKEN = /NaN|undefined|Infinity/;

/** Share of pixels that are not transparent. */
async function coverage(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 12 })
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  let covered = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 40) covered++;
  return covered / (info.width * info.height);
}

test.each(TYPES)('every variant and view of a %s is drawn, small enough and unlike the others', (type) => {
  const drawings = VARIANTS.flatMap((variant) =>
    plateViews(type).map((view) => drawPlate({ type, variant, brand: 'STEINADLER' }, view, 'spruce')),
  );
  for (const svg of drawings) {
    expect(svg).not.toMatch(BROKEN);
    expect(svg.length).toBeLessThan(LARGEST);
  }
  const mains = VARIANTS.map((variant) => drawPlate({ type, variant }, 'main', 'spruce'));
  expect(new Set(mains).size).toBe(VARIANTS.length);
});

test.each(TYPES)('a %s fills its plate', async (type) => {
  for (const variant of VARIANTS)
    expect(await coverage(drawPlate({ type, variant }, 'main', 'rust'))).toBeGreaterThan(0.1);
});

const EXTRA_VIEWS: readonly PlateSpec[] = [
  { type: 'backpack' },
  { type: 'backpack', lid: false },
  { type: 'tent' },
  { type: 'sleeping-bag' },
  { type: 'headlamp' },
  { type: 'stove' },
];

test.each(EXTRA_VIEWS.map((spec) => [spec.type, spec] as const))(
  'each view of a %s shows something else',
  (_, spec) => {
    const drawings = plateViews(spec.type).map((view) => drawPlate(spec, view, 'fjord'));
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const svg of drawings) expect(svg).not.toMatch(BROKEN);
  },
);

test('every retail store has a picture of its own that covers its frame', async () => {
  const slugs = DEMO_STORES.filter(({ type }) => type === 'retail').map(({ slug }) => slug);
  const pictures = slugs.map((slug) => {
    if (!isPicturedStore(slug)) throw new Error(`No picture of ${slug}.`);
    return drawStorePicture(slug);
  });
  expect(new Set(pictures).size).toBe(slugs.length);
  for (const svg of pictures) {
    expect(svg).not.toMatch(BROKEN);
    expect(await coverage(svg)).toBe(1);
  }
});

test.each(['camp', 'river', 'aurora'] as const)(
  'the landscape %s covers its frame and is drawn the same twice',
  async (name) => {
    const svg = drawLandscape(name);
    expect(svg).not.toMatch(BROKEN);
    expect(await coverage(svg)).toBe(1);
    expect(drawLandscape(name)).toBe(svg);
  },
);
