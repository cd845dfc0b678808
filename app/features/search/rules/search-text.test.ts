import { expect, test } from 'vitest';
import { searchText } from './search-text';

test('white space and what cannot be seen become single spaces', () => {
  expect(searchText('  teltta \u200b\n kaksi\u0000 ')).toBe('teltta kaksi');
  expect(searchText(null)).toBe('');
});

test('a text is cut at 300 characters, never inside one', () => {
  expect(searchText('a'.repeat(5000))).toHaveLength(300);
  expect(searchText(`${'a'.repeat(299)}🎿`)).toBe('a'.repeat(299));
  expect(searchText('\uD800x')).toBe('x');
});
