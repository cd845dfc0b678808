import { expect, test } from 'vitest';
import { keepMarkup } from './kept-markup.server';

test('markup is rendered once for a key, and anew for another', () => {
  let rendered = 0;
  const element = () => {
    rendered += 1;
    return <b>{rendered}</b>;
  };
  expect(keepMarkup('a', element)).toBe('<b>1</b>');
  expect(keepMarkup('a', element)).toBe('<b>1</b>');
  expect(keepMarkup('b', element)).toBe('<b>2</b>');
});

test('what was not used for long is let go, what is used stays', () => {
  let rendered = 0;
  const element = () => {
    rendered += 1;
    return <b />;
  };
  keepMarkup('used', element);
  for (let other = 0; other < 5_000; other++) {
    keepMarkup(`other ${other}`, () => <i />);
    keepMarkup('used', element);
  }
  expect(rendered).toBe(1);
  keepMarkup('other 0', element);
  expect(rendered).toBe(2);
});
