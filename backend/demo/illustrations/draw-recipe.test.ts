import { expect, test } from 'vitest';
import { drawRecipe } from './draw-recipe';

test.each([
  [{ kind: 'plate', spec: { type: 'stove' }, view: 'main', colour: 'rust' }],
  [
    {
      kind: 'composed',
      parts: [
        { spec: { type: 'tent' }, view: 'main', colour: 'lichen', place: [0, 100, 800] },
        { spec: { type: 'tent' }, view: 'main', colour: 'rust', place: [200, 500, 500, 8] },
      ],
    },
  ],
  [{ kind: 'logo', wordmark: 'KELO', mark: 'snag', name: 'Kelo' }],
  [{ kind: 'landscape', name: 'forest', box: 'wide' }],
])('a recipe draws the same after it lay in the database: %j', (recipe) => {
  const kept = JSON.parse(JSON.stringify(recipe)) as typeof recipe;
  expect(drawRecipe(kept)).toBe(drawRecipe(recipe));
  expect(drawRecipe(kept)).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
});

test.each([
  [{ kind: 'circle' }],
  [{ kind: 'plate', spec: {}, view: 'main', colour: 'rust' }],
  [{ kind: 'plate', spec: { type: 'stove' }, view: 'main', colour: 'mauve' }],
])('what is no recipe of the demo shop is refused: %j', (recipe) => {
  expect(() => drawRecipe(recipe)).toThrow();
});

test('plates of a composed picture keep their own patterns and gradients', () => {
  const svg = drawRecipe({
    kind: 'composed',
    parts: ['lichen', 'rust'].map((colour) => ({ spec: { type: 'tent' }, view: 'main', colour, place: [0, 0, 800] })),
  });
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});
