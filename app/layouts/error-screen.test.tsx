import { expect, test } from 'vitest';
import { errorRedirect, shownError } from './error-screen';

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('status and message of a thrown page are shown, of anything else neither', () => {
  expect(shownError(thrown(404, 'Campaign not found.'))).toEqual({ status: 404, message: 'Campaign not found.' });
  expect(shownError(new Error('secret'))).toEqual({ status: 500, message: undefined });
  expect(shownError(thrown(502, ''))).toMatchObject({ status: 502 });
  expect(shownError(thrown(500, '{"redirect":"/"}')).message).toBeUndefined();
});

test('a redirect in the data is followed on this site only', () => {
  expect(errorRedirect(thrown(500, '{"redirect":"/takit/"}'))).toBe('/takit/');
  expect(errorRedirect(thrown(500, { redirect: '/takit/' }))).toBe('/takit/');
  expect(errorRedirect(thrown(500, '{"redirect":"//evil.example"}'))).toBe('/');
  expect(errorRedirect(thrown(500, 'not JSON'))).toBeUndefined();
  expect(errorRedirect(thrown(500, '{}'))).toBeUndefined();
});
