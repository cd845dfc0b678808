import { SKI_STYLES, SKIER_LIMITS } from 'contract/ski-wizard';
import { expect, test } from 'vitest';
import { LIMITS, readSkierForm, STYLES } from './skier-form';

const read = (query: string) => readSkierForm(new URLSearchParams(query), 'alpine');

test('an address without the form tells nothing', () => {
  expect(read('group=boots&skis=12')).toBeNull();
});

test('a whole form is read', () => {
  expect(read('height=178&weight=74,6&level=2&style=piste&sole=305&shoe=42')).toEqual({
    facts: { height: 178, weight: 75, level: 2, style: 'piste', sole: 305, shoe: 42 },
    typed: { height: '178', weight: '74,6', sole: '305', shoe: '42' },
    troubles: {},
  });
});

test.each([
  ['17', 'range'],
  ['1700', 'range'],
  ['-178', 'number'],
  ['abc', 'number'],
  ['1e3', 'number'],
  ['99999999999999999999', 'number'],
  ['178 178', 'number'],
  ['', 'missing'],
])('a height of %j is refused and kept', (typed, trouble) => {
  const form = read(`height=${encodeURIComponent(typed)}&weight=70`);
  expect(form?.troubles).toEqual({ height: trouble });
  expect(form?.typed.height).toBe(typed);
});

test.each([
  ['1.78', 178],
  ['1,6', 160],
  ['178 cm', 178],
  [' 181 ', 181],
])('a height of %j is %d cm', (typed, cm) => {
  expect(read(`height=${encodeURIComponent(typed)}&weight=70`)?.facts.height).toBe(cm);
});

test('soles and shoes may be left out, but not be nonsense', () => {
  expect(read('height=178&weight=70&sole=&shoe=')?.troubles).toEqual({});
  expect(read('height=178&weight=70&sole=30&shoe=x')?.troubles).toEqual({ sole: 'range', shoe: 'number' });
});

test('a level or a style that does not exist counts as not told', () => {
  expect(read('height=178&weight=70&level=9&style=classic')?.facts).toEqual({ height: 178, weight: 70 });
});

test('limits and styles are those of the contract', () => {
  expect(LIMITS).toEqual(SKIER_LIMITS);
  expect(STYLES).toEqual({ alpine: SKI_STYLES.laskettelu, nordic: SKI_STYLES.murto });
});
