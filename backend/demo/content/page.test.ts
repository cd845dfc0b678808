import { expect, test } from 'vitest';
import { pageHtml } from './page';

test('rows of a table have a head, and what follows them is a paragraph', () => {
  const html = pageHtml('| Tapa | Hinta\n| Nouto | {eur:4.90}; **maksuton**\nLoppu.', (target) => target);
  expect(html).toBe(
    '<table><tr><th>Tapa</th><th>Hinta</th></tr><tr><td>Nouto</td><td>{eur:4.90}; <strong>maksuton</strong></td></tr></table>\n<p>Loppu.</p>',
  );
});

test('a picture alone is a figure with what is said of it, one in an item stands before its words, and a link can be a button', () => {
  const pictureOf = (name: string) => ({ src: `/${name}`, width: 2, height: 1, alt: 'A & B', caption: 'C' });
  const html = pageHtml('@scene/a\n- @scene/b [Go](x) on\n=> [Book](y)', (target) => `/${target}/`, pictureOf);
  const image = (name: string) => `<img src="/scene/${name}" alt="A &amp; B" width="2" height="1" loading="lazy">`;
  expect(html.split('\n')).toEqual([
    `<figure>${image('a')}<figcaption>C</figcaption></figure>`,
    `<ul><li>${image('b')} <a href="/x/">Go</a> on</li></ul>`,
    '<p class="action"><a href="/y/">Book</a></p>',
  ]);
  expect(() => pageHtml('@scene/a', (target) => target)).toThrow('scene/a');
});
