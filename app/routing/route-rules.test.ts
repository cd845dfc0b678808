import { expect, test } from 'vitest';
import { matchRouteRule } from './route-rules';

const rules = {
  '/vanha-sivu/': '/sivu/uusi/',
  '/blogi/**': { redirect: 'https://blog.example/**', statusCode: 301 },
  '/blogi/parhaat/': { redirect: '/elamaa-ulkona/?sort=stars', statusCode: 308 },
  '/huono/': 'javascript:alert(1)',
  '/toinen/': '//evil.example/',
  '/kolmas/': '/\\evil.example/',
  '/itse/': '/itse/',
};

test('an exact rule wins over a wildcard and keeps the query', () => {
  expect(matchRouteRule(rules, '/blogi/parhaat/', '?page=2')).toEqual({
    to: '/elamaa-ulkona/?page=2&sort=stars',
    status: 308,
    external: false,
  });
});

test('a wildcard carries the rest of the path to an external target', () => {
  expect(matchRouteRule(rules, '/blogi/2024/retki')).toEqual({
    to: 'https://blog.example/2024/retki/',
    status: 301,
    external: true,
  });
});

test('a rule without a status is a temporary redirect, with or without the slash', () => {
  expect(matchRouteRule(rules, '/vanha-sivu')).toEqual({ to: '/sivu/uusi/', status: 302, external: false });
});

test('a target that leaves the site by a trick, or is the page itself, is no rule', () => {
  for (const path of ['/huono/', '/toinen/', '/kolmas/', '/itse/', '/muu/']) {
    expect(matchRouteRule(rules, path), path).toBeUndefined();
  }
});
