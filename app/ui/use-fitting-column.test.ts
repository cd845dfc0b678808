import { expect, test } from 'vitest';
import { fitsWindow } from './use-fitting-column';

test('a column fits where header, column and air are no higher than the window', () => {
  expect(fitsWindow(780, 900, 72)).toBe(true);
  expect(fitsWindow(781, 900, 72)).toBe(false);
});
