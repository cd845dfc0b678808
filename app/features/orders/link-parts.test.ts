import { expect, test } from 'vitest';
import { linkParts } from './link-parts';

test('addresses in a text can be followed, the words around them stay', () => {
  expect(linkParts('See http://fi.localhost:3000/x/. Bye')).toEqual([
    { text: 'See ' },
    { text: 'http://fi.localhost:3000/x/', href: 'http://fi.localhost:3000/x/' },
    { text: '. Bye' },
  ]);
  expect(linkParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }]);
  expect(linkParts('')).toEqual([]);
});
