import { expect, test } from 'vitest';
import { seeded } from '../../../tests/support/random';
import { JsonListSplitter, UnreadableList } from './json-list-splitter';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The splitter's output for a text that arrives in chunks of that many bytes. */
function split(text: string, piece = text.length): unknown[] {
  const splitter = new JsonListSplitter();
  const all = bytes(text);
  const given: (string | undefined)[] = [];
  for (let at = 0; at < all.length; at += piece) given.push(splitter.push(all.subarray(at, at + piece)));
  given.push(splitter.finish());
  return given.filter((each) => each !== undefined).map((each) => JSON.parse(each));
}

const items = [
  { id: 1, name: 'Kuori, "3L" \\ {[', sizes: ['S', 'M'] },
  { id: 2, nested: { list: [[], [{}], [1, [2, ']']]] }, text: 'ä€🎿\\"' },
  {},
  'plain, text',
  -1.5,
  null,
  [],
];

test('a list is returned completely wherever its bytes are split', () => {
  const text = JSON.stringify(items);
  const spaced = ` \n${JSON.stringify(items, null, 2)}\n`;
  for (const piece of [1, 2, 3, 7, 16, 64, 1_000]) {
    expect(split(text, piece).flat(1), `${piece} bytes`).toEqual(items);
    expect(split(spaced, piece).flat(1), `${piece} bytes`).toEqual(items);
  }
});

test('complete items are returned before the list ends', () => {
  const splitter = new JsonListSplitter();
  expect(splitter.push(bytes('[{"id":1},{"i'))).toBe('[{"id":1}]');
  expect(splitter.push(bytes('d":2},{"id":3}'))).toBe('[{"id":2}]');
  expect(splitter.push(bytes(']'))).toBe('[{"id":3}]');
});

test('an empty list returns no item', () => {
  expect([split('[]').flat(), split(' [ \n ] ').flat()]).toEqual([[], []]);
});

test('JSON other than a list is returned whole', () => {
  expect(split('{"results":[{"id":1},{"id":2}]}', 5)).toEqual([{ results: [{ id: 1 }, { id: 2 }] }]);
});

test.each(['', '[', '[{"id":1}', '[{"id":1},', '[{"id":"1}]', '[1] x', '[1][2]'])(
  'the text %s is no whole list',
  (text) => {
    expect(() => split(text)).toThrow();
  },
);

test('an item of unreasonable size is not waited for', () => {
  const splitter = new JsonListSplitter();
  const push = () => {
    for (let piece = 0; piece < 100; piece++)
      splitter.push(bytes(`${piece === 0 ? '["' : ''}${'x'.repeat(64 * 1024)}`));
  };
  expect(push).toThrow(UnreadableList);
});

test('a text of brackets and quotes is refused or read', () => {
  const random = seeded(9);
  for (let turn = 0; turn < 300; turn++) {
    const text = Array.from({ length: 200 }, () => random.one(['[', ']', '{', '}', '"', '\\', ',', '1', 'ä'])).join('');
    try {
      split(text, random.whole(1, 50));
    } catch (error) {
      expect(error instanceof UnreadableList || error instanceof SyntaxError).toBe(true);
    }
  }
});
