import { expect, test } from 'vitest';
import { stickTop } from './use-sticky-column';

test('a column that fits sticks under the header', () => {
  expect(stickTop(600, 900, 72)).toBe(96);
});

test('a column taller than the window sticks by its foot', () => {
  expect(stickTop(1200, 900, 72)).toBe(-324);
});
