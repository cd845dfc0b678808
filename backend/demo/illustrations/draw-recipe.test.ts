import { expect, test } from 'vitest';
import { drawRecipe } from './draw-recipe';

test.each([
  [{ kind: 'plate', spec: { type: 'stove' }, view: 'main', colour: 'rust' }],
  [{ kind: 'logo', wordmark: 'KELO', mark: 'fell', name: 'Kelo' }],
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
