import { expect, test } from 'vitest';
import { hasServerAnswered, revalidateIfAnswered } from './after-submission';

const after = (more: object) => ({ defaultShouldRevalidate: true, ...more }) as Parameters<typeof hasServerAnswered>[0];

test('a submission that did not get through asks for nothing anew', () => {
  expect(revalidateIfAnswered(after({ formMethod: 'POST', actionStatus: 503 }))).toBe(false);
  expect(hasServerAnswered(after({ formMethod: 'POST', actionStatus: 503 }))).toBe(false);
});

test('one that was taken or refused does, and so does going on', () => {
  for (const actionStatus of [undefined, 200, 400, 409])
    expect(revalidateIfAnswered(after({ formMethod: 'POST', actionStatus }))).toBe(true);
  expect(revalidateIfAnswered(after({ formMethod: 'GET' }))).toBe(true);
  expect(revalidateIfAnswered(after({}))).toBe(true);
  expect(revalidateIfAnswered(after({ defaultShouldRevalidate: false }))).toBe(false);
});
