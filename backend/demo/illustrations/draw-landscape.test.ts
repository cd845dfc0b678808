import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_STORES } from '../content/stores';
import { drawLandscape, PEOPLED_SCENES, VISTA_SCENES } from './draw-landscape';
import { drawStorePicture, isPicturedStore } from './draw-store';

/** A scene fills its frame: it is opaque everywhere, so nothing of the page shows through. */
async function expectScene(svg: string): Promise<void> {
  // letters of an encoded picture are not numbers
  expect(/NaN|undefined|Infinity/.exec(svg.replaceAll(/data:[^"]+/g, ''))?.[0]).toBeUndefined();
  const small = await sharp(Buffer.from(svg), { density: 12 }).resize(64).png().toBuffer();
  expect((await sharp(small).stats()).isOpaque).toBe(true);
}

test.each(['wide', 'tall'] as const)('each scene with people fills its %s frame', async (box) => {
  const drawn = PEOPLED_SCENES.map((name) => drawLandscape(name, box));
  expect(new Set(drawn).size).toBe(PEOPLED_SCENES.length);
  for (const svg of drawn) await expectScene(svg);
});

/** One vista in six, and each crag. */
const PROVEN = VISTA_SCENES.filter((name, index) => index % 6 === 0 || name.startsWith('kivikko'));

test('no two vistas are drawn alike; one in six, and each crag, proves that it fills its wide frame', async () => {
  const drawn = new Map(VISTA_SCENES.map((name) => [name, drawLandscape(name)]));
  expect(new Set(drawn.values()).size).toBe(VISTA_SCENES.length);
  for (const name of PROVEN) await expectScene(drawn.get(name) ?? '');
});

test('one vista in six, and each crag, proves that it fills its tall frame', async () => {
  for (const name of PROVEN) await expectScene(drawLandscape(name, 'tall'));
});

test.each(['forest', 'camp', 'river', 'grip-zone'] as const)(
  'the landscape %s fills its frame and is drawn the same twice',
  async (name) => {
    const svg = drawLandscape(name);
    await expectScene(svg);
    expect(drawLandscape(name)).toBe(svg);
  },
);

test('every retail store has a picture of its own that fills its frame', async () => {
  const pictures = DEMO_STORES.filter(({ type }) => type === 'retail').map(({ slug }) => {
    if (!isPicturedStore(slug)) throw new Error(`No picture of ${slug}.`);
    return drawStorePicture(slug);
  });
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const svg of pictures) await expectScene(svg);
});
