import { expect, test } from 'vitest';
import { metaDescription, pageTitle } from './meta-text';

test('a description loses tags and entities', () => {
  expect(metaDescription('<p>Kevyt&nbsp;&amp; <b>lämmin</b></p><script>x()</script>')).toBe('Kevyt & lämmin');
  expect(metaDescription('Kevyt &constructor; &toString; &__proto__; lämmin')).toBe('Kevyt lämmin');
});

test('a long description is cut at a word, within 150 characters', () => {
  const text = metaDescription('sana '.repeat(60));
  expect(text.length).toBeLessThanOrEqual(150);
  expect(text).toMatch(/sana…$/);
  expect(metaDescription('x'.repeat(400))).toHaveLength(150);
  expect(metaDescription('a'.repeat(150))).toBe('a'.repeat(150));
});

test('a title carries the shop name once', () => {
  expect(pageTitle('Takit', 'Hanki')).toBe('Takit – Hanki');
  expect(pageTitle('Takit | Hanki.fi', 'Hanki')).toBe('Takit – Hanki');
  expect(pageTitle('Takit - HANKI', 'Hanki')).toBe('Takit – Hanki');
  expect(pageTitle('', 'Hanki')).toBe('Hanki');
});
