import { expect, test } from 'vitest';
import { CLOSED, type ComboboxChange, changeCombobox, isExpanded, missingText, optionsOf } from './combobox-state';
import type { Suggestions } from './suggestions';

const item = (name: string) => ({ href: `/${name}/`, name });
const TENTS: Suggestions = {
  sections: [
    { title: 'Groups', items: [item('tents')] },
    { title: 'Products', items: [item('dome'), item('tunnel')] },
  ],
  status: '3 suggestions',
};
const NONE: Suggestions = { sections: [], status: 'No suggestions' };

const after = (...changes: ComboboxChange[]) => changes.reduce(changeCombobox, CLOSED);
const typed = (text: string): ComboboxChange => ({ kind: 'text', text });
const answered = (text: string, answer: Suggestions | null): ComboboxChange => ({ kind: 'answer', text, answer });
const down: ComboboxChange = { kind: 'step', by: 1 };
const up: ComboboxChange = { kind: 'step', by: -1 };
const close: ComboboxChange = { kind: 'close' };

test('a text of two characters wants suggestions, and its answer opens the list', () => {
  expect(missingText(after(typed(' t ')))).toBeNull();
  expect(missingText(after(typed(' te ')))).toBe('te');
  const state = after(typed('te'), answered('te', TENTS));
  expect([missingText(state), isExpanded(state), state.active]).toEqual([null, true, -1]);
  expect(optionsOf(state).map(({ name }) => name)).toEqual(['tents', 'dome', 'tunnel']);
});

test('the answer for an older text is not shown', () => {
  const state = after(typed('te'), typed('ski'), answered('te', TENTS));
  expect([isExpanded(state), missingText(state)]).toEqual([false, 'ski']);
});

test('the arrow keys go through all options and the field, round in both directions', () => {
  const open = [typed('te'), answered('te', TENTS)];
  expect([down, down, down, down].map((_, count, all) => after(...open, ...all.slice(0, count + 1)).active)).toEqual([
    0, 1, 2, -1,
  ]);
  expect(after(...open, up).active).toBe(2);
  expect(after(...open, down, { kind: 'field' }).active).toBe(-1);
  expect(after(...open, down, typed('ten')).active).toBe(-1);
});

test('a closed list opens by an arrow key with its first option active, and asks for nothing it knows', () => {
  const closed = after(typed('te'), answered('te', TENTS), close);
  expect(isExpanded(closed)).toBe(false);
  const opened = changeCombobox(closed, down);
  expect([isExpanded(opened), opened.active, missingText(opened)]).toEqual([true, 0, null]);
});

test('closing gives up what was asked for; the next key asks again', () => {
  const closed = after(typed('te'), close);
  expect(missingText(closed)).toBeNull();
  expect(missingText(changeCombobox(closed, down))).toBe('te');
});

test('without an answer the old list goes, and the next key asks again', () => {
  const failed = after(typed('te'), answered('te', TENTS), typed('ten'), answered('ten', null));
  expect([isExpanded(failed), missingText(failed), failed.active]).toEqual([false, null, -1]);
  expect(missingText(changeCombobox(failed, down))).toBe('ten');
});

test('an answer without suggestions opens no list, and an emptied field closes it', () => {
  expect(isExpanded(after(typed('zz'), answered('zz', NONE), down))).toBe(false);
  expect(isExpanded(after(typed('te'), answered('te', TENTS), typed('')))).toBe(false);
});
