import { expect, test } from 'vitest';
import { pageMarkup } from './kept-markup.server';

/** A page of one piece. */
function pageOf(shown: string, place: string, element: () => React.ReactElement): string {
  const { keep, fill } = pageMarkup('nonce');
  return fill(`<main>${keep(shown, place, element)}</main>`).toString();
}

test('markup is rendered once for what it shows and where, and anew for another', () => {
  let rendered = 0;
  const element = () => {
    rendered += 1;
    return <b>{rendered}</b>;
  };
  expect(pageOf('a', 'fi', element)).toBe('<main><b>1</b></main>');
  expect(pageOf('a', 'fi', element)).toBe('<main><b>1</b></main>');
  expect(pageOf('a', 'en', element)).toBe('<main><b>2</b></main>');
  expect(pageOf('b', 'fi', element)).toBe('<main><b>3</b></main>');
});

test('each piece stands in its own gap, and no text of the page is taken for one', () => {
  const { keep, fill } = pageMarkup('nonce');
  const list = ['ä', '–', '$&'].map((sign) => keep(sign, '', () => <li>{sign}</li>)).join('<!--0-->');
  expect(fill(`<ul>${list}</ul>`).toString()).toBe('<ul><li>ä</li><!--0--><li>–</li><!--0--><li>$&amp;</li></ul>');
  expect(pageMarkup('other').fill('<!--nonce 0-->').toString()).toBe('<!--nonce 0-->');
});

test('a piece that did not come into the page leaves the others in their places', () => {
  const { keep, fill } = pageMarkup('nonce');
  const [, second] = ['a', 'b'].map((sign) => keep(sign, 'once', () => <i>{sign}</i>));
  expect(fill(`<p>${second}</p>`).toString()).toBe('<p><i>b</i></p>');
});

test('what was not used for long is let go, what is used stays', () => {
  let rendered = 0;
  const element = () => {
    rendered += 1;
    return <b />;
  };
  const large = 'x'.repeat(10_000);
  pageOf('used', '', element);
  for (let other = 0; other < 2_000; other++) {
    pageOf(`other ${other}`, '', () => <i>{large}</i>);
    pageOf('used', '', element);
  }
  expect(rendered).toBe(1);
  pageOf('other 0', '', element);
  expect(rendered).toBe(2);
});

test('places of one text do not add up without end', () => {
  let rendered = 0;
  const element = () => {
    rendered += 1;
    return <b />;
  };
  const large = 'x'.repeat(10_000);
  pageOf('card', 'eur', element);
  for (let rate = 0; rate < 2_000; rate++) pageOf('card', `sek ${rate}`, () => <i>{large}</i>);
  pageOf('card', 'eur', element);
  expect(rendered).toBe(2);
});
