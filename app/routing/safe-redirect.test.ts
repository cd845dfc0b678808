import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect';

test('a path on this site is kept, its letters escaped', () => {
  expect(safeRedirect('/tili/?tab=1#x')).toBe('/tili/?tab=1#x');
  expect(safeRedirect('/каталог/')).toBe('/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/');
});

test('whatever leads elsewhere gives the fallback', () => {
  const bad = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%2f/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    '@evil.example',
    ' /tili/',
    '/tili/\r\nSet-Cookie: a=1',
    `/${'a'.repeat(3000)}`,
    undefined,
    null,
    ['/tili/'],
  ];
  for (const target of bad) expect(safeRedirect(target, '/etusivu/'), String(target).slice(0, 40)).toBe('/etusivu/');
});
