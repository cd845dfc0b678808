import { expect, test } from 'vitest';
import { forceStates } from './forced-states-plugin';

test('a rule for a state becomes one for an attribute around it, others are left out', () => {
  expect(forceStates(['.btn:active', '.btn'])).toEqual(['.btn:is([data-forced="active"] *)']);
});

test('what is pressed also looks hovered, and focus by keyboard is focus', () => {
  expect(forceStates(['.opt:hover span'])).toEqual(['.opt:is([data-forced="hover"] *, [data-forced="active"] *) span']);
  expect(forceStates([':focus-visible'])[0]).toMatch(/^:where\(:is\(\[data-forced="focus"\] :where\(a, button/);
});

test('focus inside is left as it is: only the element itself is forced', () => {
  expect(forceStates(['.search:focus-within'])).toEqual([]);
});
