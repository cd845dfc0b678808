import { expect, test } from 'vitest';
import { type Progress, shownStep, wizardGroup } from './steps';

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

const NOTHING: Progress = { group: null, isRefused: false, isSkierKnown: false, chosen: [], hasBindings: false };

test.each<[string, Partial<Progress>, string]>([
  ['nothing known', {}, 'skier'],
  ['a skier', { isSkierKnown: true }, 'skis'],
  ['skis without a skier', { chosen: ['skis'] }, 'bindings'],
  ['skis with bindings', { chosen: ['skis'], hasBindings: true }, 'boots'],
  ['bindings only', { isSkierKnown: true, chosen: ['bindings'] }, 'skis'],
  ['all parts', { chosen: ['skis', 'bindings', 'boots'] }, 'package'],
  ['skis with bindings, and boots', { chosen: ['skis', 'boots'], hasBindings: true }, 'package'],
  ['a group', { group: 'boots' }, 'boots'],
  ['a group that does not exist', { group: 'poles' }, 'skier'],
  ['bindings for skis that have some', { group: 'bindings', chosen: ['skis'], hasBindings: true }, 'boots'],
  ['a package of nothing', { group: 'package' }, 'skis'],
  ['a wrong number', { group: 'boots', isRefused: true }, 'skier'],
])('with %s', (_, progress, step) => {
  expect(shownStep({ ...NOTHING, ...progress })).toBe(step);
});
