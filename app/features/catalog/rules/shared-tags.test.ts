import { expect, test } from 'vitest';
import { sharedTags } from './shared-tags';

const card = (...names: string[]) => ({ tags: names.map((name) => ({ name })) });

test('a tag of every card is shared, one that a card lacks is not', () => {
  expect([...sharedTags([card('New', 'Popular'), card('New'), card('Made here', 'New')])]).toEqual(['New']);
  expect([...sharedTags([card('New'), card()])]).toEqual([]);
});

test('a card alone shares nothing, nor does an empty list', () => {
  expect([...sharedTags([card('New')])]).toEqual([]);
  expect([...sharedTags([])]).toEqual([]);
});
