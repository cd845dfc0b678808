import { expect, test } from 'vitest';
import { deepestGroups } from './deepest-groups';

const left = (...paths: string[]) => deepestGroups(paths.map((path) => ({ path }))).map(({ path }) => path);

test('of a group and its subgroup the subgroup is left', () => {
  expect(left('skis', 'clothes/shells', 'clothes/shells/jackets', 'clothes/shells-for-children')).toEqual([
    'skis',
    'clothes/shells/jackets',
    'clothes/shells-for-children',
  ]);
});

test('the best match stays', () => {
  expect(left('skis', 'skis/poles', 'skis/poles/nordic')).toEqual(['skis', 'skis/poles/nordic']);
});
