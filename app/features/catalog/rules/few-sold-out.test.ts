import { expect, test } from 'vitest';
import { fewSoldOut } from './few-sold-out';

const named = (...names: string[]) => names.map((name) => ({ name, isSoldOut: name.startsWith('gone') }));

test('what can be bought comes first, in its order, and one that cannot be bought is left after it', () => {
  expect(fewSoldOut(named('gone a', 'here a', 'gone b', 'here b'))).toEqual(named('here a', 'here b', 'gone a'));
  expect(fewSoldOut(named('here a', 'here b'))).toEqual(named('here a', 'here b'));
});

test('where nothing can be bought, all of it is shown', () => {
  expect(fewSoldOut(named('gone a', 'gone b'))).toEqual(named('gone a', 'gone b'));
  expect(fewSoldOut([])).toEqual([]);
});
