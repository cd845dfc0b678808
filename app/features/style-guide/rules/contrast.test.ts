import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrastRatio, contrastRows } from './contrast';
import { readTokens } from './read-tokens';

const tokens = readTokens(readFileSync(path.resolve(import.meta.dirname, '../../../styles/tokens.css'), 'utf8'));

test('black on white has the ratio 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#f28c2a', '#f28c2a')).toBe(1);
});

test('every colour has enough contrast to its backgrounds, in both themes', () => {
  const rows = contrastRows(tokens);
  expect(rows.filter(({ light, dark }) => Number.isNaN(light + dark))).toEqual([]);
  expect(rows.filter(({ light, dark, minRatio }) => Math.min(light, dark) < minRatio)).toEqual([]);
});

test('the dark theme redefines every colour except the raw palette', () => {
  const palette = /^(snow|ink|ice-|spruce-|berry-)/;
  const colours = Object.keys(tokens.light).filter((name) => !palette.test(name));
  expect(Object.keys(tokens.dark).sort()).toEqual(colours.sort());
});

test('colours of two themes are read apart, functions and the measures around them included', () => {
  const css = `:root {
  color-scheme: light dark;
  --ink: #0f1d1c;
  --veil: light-dark(rgb(12 28 27 / 0.42), rgb(4 10 10 / 0.66));
  --shadow: 0 1px 2px light-dark(#ffffff, rgb(0 0 0 / 0.4));
}
:root {
  --pad: clamp(1rem, 0.3rem + 3vw, 4rem);
}
@media (min-width: 56.25rem) {
  :root {
    --pad: 4rem;
  }
}`;
  expect(readTokens(css)).toEqual({
    shared: { pad: 'clamp(1rem, 0.3rem + 3vw, 4rem)' },
    light: { ink: '#0f1d1c', veil: 'rgb(12 28 27 / 0.42)', shadow: '0 1px 2px #ffffff' },
    dark: { veil: 'rgb(4 10 10 / 0.66)', shadow: '0 1px 2px rgb(0 0 0 / 0.4)' },
  });
});
