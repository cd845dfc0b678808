import { expect, test } from 'vitest';
import { editorLink } from './editor-link';

const OWN = new Set(['fi.shop.example', 'localhost']);

test.each([
  ['/vaatteet/', '/vaatteet/'],
  [' /vaatteet/?color=red#top ', '/vaatteet/?color=red#top'],
  ['/a/../b/', '/b/'],
  ['/%D0%BE%D0%B4%D0%B5%D0%B6%D0%B4%D0%B0/', '/одежда/'],
  ['https://fi.shop.example/vaatteet/', '/vaatteet/'],
  ['http://localhost:3000/vaatteet/', '/vaatteet/'],
  ['https://museo.example/naytos?x=1', 'https://museo.example/naytos?x=1'],
  ['HTTPS://Museo.example', 'https://museo.example/'],
])('%s is stored as %s', (typed, stored) => {
  expect(editorLink(typed, OWN)).toBe(stored);
});

test.each([
  '',
  'vaatteet',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/%2f/evil.example',
  '/%5Cevil.example/',
  '/%09/evil.example',
  '/.//evil.example/',
  'https://fi.shop.example//evil.example/',
  'https:evil.example',
  'https:///evil.example',
  'https://user@evil.example/',
  'https://fi.shop.example@evil.example/',
  'https://evil/',
  'http://evil.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:aino@hanki.example',
  '/%E0%A4%A',
  '/%00',
  '/a\u202eb/',
  `/${'x'.repeat(500)}`,
])('%j is no address for a link', (typed) => {
  expect(editorLink(typed, OWN)).toBeNull();
});
