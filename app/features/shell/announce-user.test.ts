import { expect, test } from 'vitest';
import { announceUser } from './announce-user';

test('the data layer learns that a user is known, and nothing about a guest', () => {
  const page: { dataLayer?: unknown[] } = {};
  announceUser(page, false);
  expect(page).toEqual({});
  announceUser(page, true);
  expect(page.dataLayer).toEqual([{ event: 'frosmoReady' }]);
  const tagged = { dataLayer: ['earlier'] as unknown[] };
  announceUser(tagged, true);
  expect(tagged.dataLayer).toEqual(['earlier', { event: 'frosmoReady' }]);
});
