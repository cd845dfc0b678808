import { expect, test } from 'vitest';
import { unbrokenHtml } from '~/locale/unbroken';
import { withHeadingIds } from './headings';
import { timelineOf } from './timeline';

test('years whose range stays on one line are still a timeline', () => {
  const text = '<p>Alku.</p><h2>1997: paikka</h2><p>A</p><h2>2006–2013: pohjoiseen</h2><p>B</p>';
  const { html } = withHeadingIds(unbrokenHtml(text));
  const years = timelineOf(html)?.entries.map((entry) => [entry.years, entry.title]);
  expect(years).toEqual([
    ['1997', 'paikka'],
    ['2006–2013', 'pohjoiseen'],
  ]);
});
