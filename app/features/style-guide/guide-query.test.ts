import { expect, test } from 'vitest';
import { guideHref, readGuideQuery } from './guide-query';

test('an address of the guide is read back as it was written', () => {
  const query = { theme: 'dark', open: 'drawer' } as const;
  const address = guideHref(query, 'overlays');
  expect(address).toBe('?theme=dark&open=drawer#overlays');
  expect(readGuideQuery(new URL(address, 'http://shop.example/').searchParams)).toEqual(query);
});

test('a theme and a window that do not exist are nothing', () => {
  const search = new URLSearchParams('theme=constructor&open=%3Cscript%3E');
  expect(readGuideQuery(search)).toEqual({ theme: undefined, open: undefined });
});
