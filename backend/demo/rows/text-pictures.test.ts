import { expect, test } from 'vitest';
import { PEOPLED_SCENES, VISTA_SCENES } from '../illustrations/draw-landscape';
import { isLandscape, planPictures } from './pictures';
import { textPictures } from './text-pictures';

test('every scene can be named by a text', () => {
  expect([...PEOPLED_SCENES, ...VISTA_SCENES].filter((name) => !isLandscape(name))).toEqual([]);
});

test('a text that names a picture that there is not stops the loading of the shop', () => {
  const pictureOf = textPictures(planPictures().pictures, 'en');
  expect(pictureOf('scene/counter').src).toMatch(/^\/media\/[0-9a-f]{32}\/960$/);
  expect(pictureOf('model/kota-3').src).toMatch(/^\/media\/[0-9a-f]{32}\/960$/);
  for (const name of [
    'model/nothing',
    'scene/nowhere',
    'tall/constructor',
    'figure/nothing',
    'store/atlantis',
    'counter',
  ])
    expect(() => pictureOf(name), name).toThrow(name);
});
