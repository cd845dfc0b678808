import { expect, test } from 'vitest';
import { shownError } from './error-screen';

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('status and message of a thrown page are shown, of anything else neither', () => {
  expect(shownError(thrown(404, 'Campaign not found.'))).toEqual({ status: 404, message: 'Campaign not found.' });
  expect(shownError(new Error('secret'))).toEqual({ status: 500, message: undefined });
  expect(shownError(thrown(502, ''))).toMatchObject({ status: 502 });
  expect(shownError(thrown(500, '{"redirect":"/"}')).message).toBeUndefined();
});

test('an error may lead to the page one level up, on this site only', () => {
  const data = { message: 'Product not found', parent: '/vuono/' };
  expect(shownError(thrown(404, data))).toEqual({ status: 404, ...data });
  expect(shownError(thrown(404, { ...data, parent: '//evil.example/' })).parent).toBeUndefined();
  expect(shownError(thrown(404, { message: 7 }))).toMatchObject({ message: undefined, parent: undefined });
});
