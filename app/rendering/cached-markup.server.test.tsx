import { expect, test } from 'vitest';
import { cachedMarkup } from './cached-markup.server';

let rendered = 0;
function Counted({ text }: { readonly text: string }) {
  rendered += 1;
  return (
    <b>
      {text} {rendered}
    </b>
  );
}
const markup = (shown: string, place: string) => cachedMarkup({ shown, place }, Counted, { text: 'ä' });

test('markup is rendered once for what it shows and where, and anew for another', () => {
  const first = markup('a', 'fi');
  expect(markup('a', 'fi')).toBe(first);
  expect(markup('a', 'en')).not.toBe(first);
  expect(markup('b', 'fi')).not.toBe(first);
  expect(markup('a', 'fi')).toBe(first);
});

const Changed = () => <i>changed</i>;

test('a component that was changed while the shop runs is rendered anew', () => {
  markup('a', 'edited');
  expect(cachedMarkup({ shown: 'a', place: 'edited' }, Changed, {})).toBe('<i>changed</i>');
});

/** Ten thousand characters. */
const Large = () => <i>{'x'.repeat(10_000)}</i>;

test('what was not used for long is let go, what is used stays', () => {
  const [used, other] = [markup('used', ''), markup('other', '')];
  for (let each = 0; each < 1_000; each++) {
    cachedMarkup({ shown: `large ${each}`, place: '' }, Large, {});
    expect(markup('used', '')).toBe(used);
  }
  expect(markup('other', '')).not.toBe(other);
});

const Cyrillic = () => <i>{'ж'.repeat(5_000)}</i>;

test('a text outside Latin-1 counts with the two bytes a letter that it takes', () => {
  const other = markup('other', '');
  for (let each = 0; each < 1_000; each++) cachedMarkup({ shown: `cyrillic ${each}`, place: '' }, Cyrillic, {});
  expect(markup('other', '')).not.toBe(other);
});

test('places of one text do not add up without end', () => {
  const first = markup('card', 'eur');
  for (let rate = 0; rate < 1_000; rate++) cachedMarkup({ shown: 'card', place: `sek ${rate}` }, Large, {});
  expect(markup('card', 'eur')).not.toBe(first);
});
