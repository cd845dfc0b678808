import { expect, test } from 'vitest';
import { productModel } from './catalogue';
import { euros, flag, integer, label, link, orDefault, orNull, permission, sitePath, text, words } from './wire';

const fits = (schema: typeof euros | typeof sitePath, value: unknown) => schema.safeParse(value).success;

test('money is a number or a text of one, never negative and never beyond reason', () => {
  expect([euros.parse(239.9), euros.parse('239.90'), euros.parse(0)]).toEqual([239.9, 239.9, 0]);
  for (const odd of [-5, '-5', 1e308, '1e308', 'NaN', Number.NaN, '', '12345678901', null, true])
    expect(fits(euros, odd), String(odd)).toBe(false);
});

test('numbers, words and signs for yes and no are understood', () => {
  expect([integer.parse('7'), label.parse(38.5), flag.parse(1), flag.parse('false'), flag.parse(null)]).toEqual([
    7,
    '38.5',
    true,
    false,
    false,
  ]);
});

test('what is public must be said so plainly', () => {
  expect([undefined, null, true, 1].map((value) => permission.parse(value))).toEqual([true, true, true, true]);
  expect([false, 0, 'no', {}, 'false'].map((value) => permission.parse(value))).toEqual(Array(5).fill(false));
  expect(productModel.shape.isPublic).toBe(permission);
});

test('a path of a page leads to this site and names something', () => {
  for (const path of ['haglofs/roc-jacket', '/takit/', 'вело/сани', 'a b/100 % villa', 'b/koko-38:40', '.well-known'])
    expect(fits(sitePath, path), path).toBe(true);
  const elsewhere = [
    'javascript:alert(1)',
    ' JavaScript:x',
    '//host/x',
    'a//b',
    '\\\\host',
    'data:text/html,x',
    'http://x',
  ];
  for (const path of [...elsewhere, '', '/', '..', '/../', 'a\tb', 'x'.repeat(1_001), 5])
    expect(fits(sitePath, path), String(path)).toBe(false);
});

test('a link that leads neither into the shop nor over http is none', () => {
  expect(['/takit/?a=1', '/', 'https://shop.example/x'].map((each) => link.parse(each))).toEqual([
    '/takit/?a=1',
    '/',
    'https://shop.example/x',
  ]);
  for (const odd of ['javascript:alert(1)', '//host', 'data:x', 'https:///', 'ftp://x', null])
    expect(link.parse(odd)).toBe('');
});

test('texts have an end', () => {
  expect(text.parse('x'.repeat(5_000))).toHaveLength(2_000);
  expect(words.parse('x'.repeat(5_000))).toHaveLength(2_000);
});

test('what may be missing is null, or what is said instead', () => {
  expect([undefined, null, 0].map((value) => orNull(integer).parse(value))).toEqual([null, null, 0]);
  expect([undefined, null, 0].map((value) => orDefault(integer, 7).parse(value))).toEqual([7, 7, 0]);
});
