import { expect, test } from 'vitest';
import { idOfHash } from './hash-target';

test('a hash names an element, one that cannot be decoded names none', () => {
  expect(idOfHash('#hinnat-ja-koot')).toBe('hinnat-ja-koot');
  expect(idOfHash('#m%C3%A4%C3%A4r%C3%A4')).toBe('määrä');
  for (const none of ['', '#', '#%', '#100%25%E0%A4']) expect(idOfHash(none), none).toBeUndefined();
});
