import { expect, test } from 'vitest';
import { pageHtml } from './page';

test('rows of a table have a head, and what follows them is a paragraph', () => {
  const html = pageHtml('| Tapa | Hinta\n| Nouto | {eur:4.90}; **maksuton**\nLoppu.', (target) => target);
  expect(html).toBe(
    '<table><tr><th>Tapa</th><th>Hinta</th></tr><tr><td>Nouto</td><td>{eur:4.90}; <strong>maksuton</strong></td></tr></table>\n<p>Loppu.</p>',
  );
});
