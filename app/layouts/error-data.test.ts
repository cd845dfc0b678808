import { expect, test } from 'vitest';
import { errorRedirect, errorRedirection, isUnreadable } from './error-data';

const thrown = (data: unknown) => ({ status: 500, statusText: '', internal: false, data });

test('a redirect in the data is followed on this site only', () => {
  expect(errorRedirect(thrown('{"redirect":"/takit/"}'))).toBe('/takit/');
  expect(errorRedirect(thrown({ redirect: '/takit/' }))).toBe('/takit/');
  for (const none of ['{"redirect":"//evil.example"}', '{"redirect":5}', 'not JSON', '{}', 'null', '']) {
    expect(errorRedirect(thrown(none)), none).toBeUndefined();
  }
  expect(errorRedirect(new Error('{"redirect":"/takit/"}'))).toBeUndefined();
});

test('broken JSON is unreadable, a message is not', () => {
  expect(isUnreadable(thrown('{"redirect":'))).toBe(true);
  expect(isUnreadable(thrown('Campaign not found.'))).toBe(false);
  expect(isUnreadable(thrown('{"redirect":"/"}'))).toBe(false);
});

test('an unexpected error redirects to the front page after a second, one with a message stays', () => {
  expect(errorRedirection(new Error('bug'), '/takit/', '/')).toEqual({ to: '/', afterMs: 1_000 });
  expect(errorRedirection(new Error('bug'), '/', '/')).toBeUndefined();
  expect(errorRedirection(thrown('Campaign not found.'), '/takit/', '/')).toBeUndefined();
  expect(errorRedirection(thrown('{"redirect":"/kengat/"}'), '/takit/', '/')).toEqual({ to: '/kengat/', afterMs: 0 });
});
