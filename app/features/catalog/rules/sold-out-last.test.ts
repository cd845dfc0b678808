import { expect, test } from 'vitest';
import { soldOutLast } from './sold-out-last';

test('what can be bought comes first, in the order it was in', () => {
  const products = ['gone a', 'here a', 'gone b', 'here b'].map((name) => ({
    name,
    isSoldOut: name.startsWith('gone'),
  }));
  expect(soldOutLast(products).map(({ name }) => name)).toEqual(['here a', 'here b', 'gone a', 'gone b']);
});
