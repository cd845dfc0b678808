import { expect, test } from 'vitest';
import { idsWithin } from './group-tree';

type Group = { id: number | null; path: string; children: Group[] };
const group = (id: number | null, path: string, children: Group[] = []): Group => ({ id, path, children });
const tree: Group[] = [group(1, 'men', [group(2, 'men/tops', [group(3, 'men/tops/tees')]), group(4, 'men/pants')])];

test('a group counts what is in it and in every group below it', () => {
  expect(idsWithin(tree, 'men/tops')).toEqual([2, 3]);
  expect(idsWithin(tree, 'men')).toEqual([1, 2, 3, 4]);
});

test('an unknown path and groups that tell no ids count nothing', () => {
  expect(idsWithin(tree, 'women')).toEqual([]);
  expect(idsWithin([group(null, 'men')], 'men')).toEqual([]);
});
