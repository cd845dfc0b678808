import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GUIDE_SECTIONS } from './guide-sections';
import { iconNames } from './rules/icon-names';

const app = path.resolve(import.meta.dirname, '../..');

/** Shown by the frame of every page, unseen by nature, a whole page, or shown as part of another component. */
const NOT_BY_ITSELF = [
  'Honeypot',
  'LogoMark',
  'SkipLink',
  'SuggestField',
  'SuggestionList',
  'Toaster',
  'ToastStack',
  'Tooltips',
  'VisuallyHidden',
  'LostScene',
  'FormPage',
  'FormScene',
  'CardContent',
  'GridCard',
  'WishButton',
  'WishForm',
  'OfferLines',
  'OfferConditions',
  'Field',
  'HomeCrumbs',
  'ServiceCrumbs',
  'FieldError',
  'WaysOnView',
];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(app, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(app, folder, name), 'utf8'));
}

const guide = filesIn('features/style-guide/parts').join('\n');

test('every component of the design system and of the catalogue is in the style guide', () => {
  const components = [...filesIn('ui'), ...filesIn('features/catalog/parts')]
    .flatMap((source) => [...source.matchAll(/^export function ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name);
  const missing = components.filter((name) => !NOT_BY_ITSELF.includes(name) && !guide.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test('every icon that the code can name is in the sprite the guide shows', () => {
  const drawn = iconNames(readFileSync(path.join(app, 'ui/icons.svg'), 'utf8'));
  const [, names = ''] =
    /export type IconName =([^;]+);/.exec(readFileSync(path.join(app, 'ui/icon.tsx'), 'utf8')) ?? [];
  expect([...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name).sort()).toEqual(drawn.sort());
});

test('every section of the contents is on the page', () => {
  const shown = [...guide.matchAll(/<GuideSection name="(\w+)"/g)].map(([, name]) => name);
  expect([...GUIDE_SECTIONS].sort()).toEqual(shown.sort());
});
