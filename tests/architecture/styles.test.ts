import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../app/styles');

/** A text without whatever stands in parentheses. */
const withoutArguments = (text: string): string => {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutArguments(shorter);
};

/** The selectors of a style sheet, one by one, without the arguments of their pseudo-classes. */
const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
    withoutArguments(list)
      .split(',')
      .map((selector) => selector.trim()),
  );

/**
 * A browser keeps one list for the whole style sheet of what any `:has()` may style. Each element that a `:has()` asks about has all of that
 * list below it styled again when something in it changes: the whole page, if that element is the body or the list holds “any element”.
 */
test('no :has() has the whole page styled again whenever something on it changes', () => {
  const asking = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => selectorsIn(readFileSync(path.join(folder, name), 'utf8')))
    .filter((selector) => selector.includes(':has'));
  expect(asking.length).toBeGreaterThan(50);
  expect(asking.filter((selector) => /(^|\s)(html|body|:root|\*):has/.test(selector))).toEqual([]);
  // a name, class or attribute must say which elements below are meant
  expect(asking.filter((selector) => /:has.*[\s>+~](\*|:(?!is\b)[a-z-]+)+$/.test(selector))).toEqual([]);
});
