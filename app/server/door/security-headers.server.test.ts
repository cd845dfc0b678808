import { expect, test } from 'vitest';
import { secure } from './security-headers.server';

function cookiesOver(scheme: 'http' | 'https', ...cookies: string[]): string[] {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  secure(headers, scheme);
  return headers.getSetCookie();
}

test('over https every cookie is Secure, whoever set it; over http none is made so', () => {
  const cookies = ['flash=x; Path=/', 'secure=1; Path=/', 'cart=y; Path=/; Secure', 'a=b; secure; Path=/'];
  expect(cookiesOver('https', ...cookies)).toEqual([
    'flash=x; Path=/; Secure',
    'secure=1; Path=/; Secure',
    'cart=y; Path=/; Secure',
    'a=b; secure; Path=/',
  ]);
  expect(cookiesOver('http', ...cookies)).toEqual(cookies);
});

test('a header that an answer has of its own stays', () => {
  const headers = new Headers({ 'X-Frame-Options': 'SAMEORIGIN' });
  secure(headers, 'http');
  expect([headers.get('X-Frame-Options'), headers.get('X-Content-Type-Options')]).toEqual(['SAMEORIGIN', 'nosniff']);
});
