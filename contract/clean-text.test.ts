import { expect, test } from 'vitest';
import { cut, parseCleanJson } from './clean-text';

test('control characters and incomplete characters are removed from texts, wherever they are', () => {
  const json = '{"a":"Lu\\ud800mi\\u0000","b":["\\u0007x",{"c":"tab\\tline\\nend\\b"}],"d":"\\ud83c\\udfbf ok"}';
  expect(parseCleanJson(json)).toEqual({ a: 'Lu\ufffdmi', b: ['x', { c: 'tab\tline\nend' }], d: '🎿 ok' });
  expect(parseCleanJson('"\\u0007"')).toBe('');
  const deep = `${'['.repeat(50_000)}"\\u0001"${']'.repeat(50_000)}`;
  expect(JSON.stringify(parseCleanJson('{"__proto__":{"x":"\\u0001y"}}'))).toBe('{"__proto__":{"x":"y"}}');
  expect(parseCleanJson(deep)).toBeInstanceOf(Array);
});

test('a text that is too long is cut between characters', () => {
  expect(cut('a🎿b', 2)).toBe('a');
  expect(cut('a🎿b', 3)).toBe('a🎿');
  expect(cut('ab', 2)).toBe('ab');
});
