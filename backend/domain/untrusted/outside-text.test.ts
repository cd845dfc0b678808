import lz from 'lz-string';
import { expect, test } from 'vitest';
import { boundedInflate } from './bounded-inflate';
import { checkJson } from './check-json';
import { oneLine } from './one-line';
import { safeLink } from './safe-link';

test.each([
  '{"a":[1,"x",null],"b":{"a":2}}',
  '"text with \\\\u0000 spelled out"',
  '{"key":"a { brace and a \\" quote"}',
  '[]',
])('sound JSON is taken: %s', (text) => {
  expect(checkJson(text)).toBeNull();
});

test.each([
  ['what is not JSON', ''],
  ['what is cut short', '{'],
  ['an open string', '"open'],
  ['a key that stands twice', '{"a":1,"a":2}'],
  ['a key that stands twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['a prototype', '{"__proto__":{}}'],
  ['an escaped prototype', '{"\\u005f_proto__" : {}}'],
  ['a constructor', '{"constructor":{}}'],
  ['NUL', '{"a":"x\\u0000"}'],
  ['NUL after an escaped backslash', '{"a":"x\\\\\\u0000"}'],
  ['too deep a list', '['.repeat(100_000)],
  ['too deep an object', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
])('%s is refused', (_, text) => {
  expect(checkJson(text)).not.toBeNull();
});

test('compressed text inflates within its bounds', () => {
  const roundTrip = (text: string, most: number) => boundedInflate(lz.compressToEncodedURIComponent(text), most);
  expect(roundTrip('{"source":"Search"}', 100)).toBe('{"source":"Search"}');
  expect(roundTrip('a'.repeat(1001), 1000)).toBeNull();
  expect(boundedInflate('A'.repeat(2001), 1000)).toBeNull();
});

test('what inflates most of all within 2,000 characters stays below a million', () => {
  const worst = lz.compressToEncodedURIComponent('a'.repeat(700_000));
  expect(worst.length).toBeLessThanOrEqual(2000);
  expect(boundedInflate(worst, 1024 * 1024)).toHaveLength(700_000);
});

const ownHosts = new Set(['fi.localhost', 'hanki.fi']);

test.each([
  ['/takit/?color=red#top', '/takit/?color=red#top'],
  ['https://hanki.fi/takit/?a=1', '/takit/?a=1'],
  ['http://FI.localhost:3000/takit/', '/takit/'],
  ['https://example.org/x', 'https://example.org/x'],
  ['mailto:a@hanki.fi', 'mailto:a@hanki.fi'],
  [' javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example/', ''],
  ['/\\evil.example/', ''],
  ['\\\\evil.example', ''],
  ['https://hanki.fi//evil.example/', ''],
  ['https://hanki.fi@evil.example/', ''],
  ['/\t/evil.example', ''],
  ['takit', ''],
])('the link %j is shown as %j', (url, expected) => {
  expect(safeLink(url, ownHosts)).toBe(expected);
});

test('what goes to the log is one short line', () => {
  expect(oneLine('a\r\n2026 forged\u2028line\u0007', 100)).toBe('a 2026 forged line');
  expect(oneLine('x'.repeat(10_000), 500)).toHaveLength(500);
});
