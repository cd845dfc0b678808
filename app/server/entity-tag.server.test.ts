import { expect, test } from 'vitest';
import { contentName, isUnchanged } from './entity-tag.server';

test('contents that differ have different names, also where only the cuts between their parts do', () => {
  const names = [['a', 'b'], ['ab'], ['', 'ab'], [Buffer.from('ab'), '']].map((parts) => contentName(...parts));
  expect(new Set(names).size).toBe(4);
  expect(contentName('ä')).toBe(contentName('ä'));
});

test('a client has the content when it names its tag, alone or among others', () => {
  for (const header of ['"a"', 'W/"a"', '"x", "a"', '"x",W/"a"', '*', ' * '])
    expect(isUnchanged(header, '"a"')).toBe(true);
  expect(isUnchanged('"a"', 'W/"a"')).toBe(true);
});

test('whatever else is sent is no tag of ours', () => {
  for (const header of [undefined, null, '', 'a', '"b"', '"A"', '"a', '"x"a"y"'])
    expect(isUnchanged(header, '"a"')).toBe(false);
});
