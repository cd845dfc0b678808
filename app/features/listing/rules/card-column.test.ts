import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../../tests/support/list-cards';
import { buildIndex } from './build-index';
import { readCard } from './facet-engine';

const cards = Array.from({ length: 203 }, (_, index) =>
  listCard(index + 1, { name: `Kuoritakki\n"${index + 1}" €`, path: `vuono/kuoritakki-${index + 1}` }),
);

test('every row gives its card, in whatever order rows are read', () => {
  const index = buildIndex(cards, LIST_FACTS);
  const rows = cards.map((_, row) => (row * 89) % cards.length);
  expect(rows.map((row) => readCard(index, row).name)).toEqual(rows.map((row) => cards[row]?.name));
  expect(readCard(index, 202)).toMatchObject({ id: 203, path: 'vuono/kuoritakki-203' });
  expect(readCard(buildIndex(cards.slice(0, 1), LIST_FACTS), 0).id).toBe(1);
});

test("a list's cards take a third of their JSON at most, and count in its weight", () => {
  const { cards: column, weight } = buildIndex(cards, LIST_FACTS);
  const json = cards.reduce(
    (sum, _, row) => sum + JSON.stringify(readCard(buildIndex(cards.slice(row, row + 1), LIST_FACTS), 0)).length,
    0,
  );
  expect(column.bytes.byteLength).toBeLessThan(json / 3);
  expect(weight.texts).toBeGreaterThanOrEqual(column.bytes.byteLength);
});
