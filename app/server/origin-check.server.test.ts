import { expect, test } from 'vitest';
import { isCrossOrigin } from './origin-check.server';

const post = (headers: Record<string, string>, method = 'POST') =>
  isCrossOrigin(new Request('http://hanki.fi/kassa/', { method, headers }));

test("another site's form is told by what the browser says of it", () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-site', origin: 'https://hanki.fi' })).toBe(true);
  expect(post({ origin: 'https://evil.example' })).toBe(true);
  expect(post({ origin: 'null' })).toBe(true);
  expect(post({ referer: 'https://evil.example/hanki.fi/' })).toBe(true);
});

test("the shop's own forms, text browsers and reads pass", () => {
  expect(post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(false);
  expect(post({ origin: 'https://hanki.fi' })).toBe(false);
  expect(post({ referer: 'http://hanki.fi/ostoskori/' })).toBe(false);
  expect(post({})).toBe(false);
  expect(post({ origin: 'https://evil.example' }, 'GET')).toBe(false);
});
