import { expect, test } from 'vitest';
import { TOOLTIP_DELAY_MS } from './watch-tips';

test('a tooltip comes after 200 ms', () => {
  expect(TOOLTIP_DELAY_MS).toBe(200);
});
