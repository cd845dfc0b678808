import { expect, test } from 'vitest';
import { groupsAbove, idAtPath } from './group-tree';

type Group = { id: number | null; path: string; children: Group[] };
const group = (id: number | null, path: string, children: Group[] = []): Group => ({ id, path, children });
const tree: Group[] = [group(1, 'men', [group(2, 'men/tops', [group(3, 'men/tops/tees')]), group(4, 'men/pants')])];

test('a group is found by its path, however deep it is', () => {
  expect(['men', 'men/tops', 'men/tops/tees', 'men/pants'].map((path) => idAtPath(tree, path))).toEqual([1, 2, 3, 4]);
});

test('an unknown path and groups that tell no ids have none', () => {
  expect(idAtPath(tree, 'women')).toBeNull();
  expect(idAtPath([group(null, 'men')], 'men')).toBeNull();
});

test('the groups above one stand from the root down, without it', () => {
  expect(groupsAbove(tree, 'men/tops/tees').map(({ path }) => path)).toEqual(['men', 'men/tops']);
  expect(groupsAbove(tree, 'men')).toEqual([]);
  expect(groupsAbove(tree, 'women')).toEqual([]);
});
