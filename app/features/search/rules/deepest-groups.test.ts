import { expect, test } from 'vitest';
import { deepestGroups } from './deepest-groups';

test('of a group and its subgroup the subgroup is left', () => {
  const groups = ['clothes/shells', 'clothes/shells/jackets', 'clothes/shells-for-children', 'skis'].map((path) => ({
    path,
  }));
  expect(deepestGroups(groups).map(({ path }) => path)).toEqual([
    'clothes/shells/jackets',
    'clothes/shells-for-children',
    'skis',
  ]);
});
