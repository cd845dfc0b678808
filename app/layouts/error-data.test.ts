import { expect, test } from 'vitest';
import { errorLead, errorRedirect, isUnreadable } from './error-data';

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

test('an error that nobody foresaw leads to the front page after a second, one with words stays', () => {
  expect(errorLead(new Error('bug'), '/takit/', '/')).toEqual({ to: '/', afterMs: 1_000 });
  expect(errorLead(new Error('bug'), '/', '/')).toBeUndefined();
  expect(errorLead(thrown('Campaign not found.'), '/takit/', '/')).toBeUndefined();
  expect(errorLead(thrown('{"redirect":"/kengat/"}'), '/takit/', '/')).toEqual({ to: '/kengat/', afterMs: 0 });
});
