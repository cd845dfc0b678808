import { expect, test } from 'vitest';
import { wizardGroup } from './ski-wizard-target';

test('the ski wizard opens with the first of skis, bindings and boots that is not set', () => {
  expect(wizardGroup('skis', [])).toBe('bindings');
  expect(wizardGroup('bindings', [])).toBeUndefined();
  expect(wizardGroup('boots', [])).toBeUndefined();
  expect(wizardGroup('skis', ['bindings'])).toBe('boots');
  expect(wizardGroup('bindings', ['skis'])).toBe('boots');
  expect(wizardGroup('boots', ['skis'])).toBe('bindings');
});

test('a package with all its parts opens without a group', () => {
  expect(wizardGroup('boots', ['skis', 'bindings'])).toBeUndefined();
});
