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

test('every colour keeps its distance from the grounds it stands on, in both themes', () => {
  const rows = contrastRows(tokens);
  expect(rows.filter(({ light, dark }) => Number.isNaN(light + dark))).toEqual([]);
  expect(rows.filter(({ light, dark, least }) => Math.min(light, dark) < least)).toEqual([]);
});

test('the dark theme names every colour anew but those of the raw palette', () => {
  const palette = /^(snow|ink|ice-|spruce-|berry-)/;
  const colours = Object.keys(tokens.light).filter((name) => !palette.test(name));
  expect(Object.keys(tokens.dark).sort()).toEqual(colours.sort());
});

test('the dark theme is the same whether the device or the page chose it', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../../styles/tokens.css'), 'utf8');
  const rules = [...css.matchAll(/(?::root:not\(\[data-theme="light"\]\)|\[data-theme="dark"\]) \{([^}]+)\}/g)];
  const [byDevice, byPage] = rules.map(([, body = '']) => body.replace(/\s+/g, ' '));
  expect(byDevice).toBeTruthy();
  expect(byDevice).toBe(byPage);
});
