import { expect, test } from 'vitest';
import { isOutletPath } from './outlet-path';

test('the outlet and what is below it are the outlet, names that only resemble it are not', () => {
  expect(['outlet', 'outlet/takit', 'vaatteet/outlet'].map(isOutletPath)).toEqual([true, true, true]);
  expect(['outlet-takit', 'vaatteet', ''].map(isOutletPath)).toEqual([false, false, false]);
});
