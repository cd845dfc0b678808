import { expect, test } from 'vitest';
import { cutAtWord, plainText } from './plain-text';

test('HTML becomes plain text', () => {
  expect(plainText('<p>Kestää &amp; lämmittää.</p><p>2 &lt; 3</p>')).toBe('Kestää & lämmittää. 2 < 3');
  expect(plainText('<style>p{}</style>Lumi<script>a()</script> &#39;19 &copy; <b')).toBe("Lumi '19");
  expect(plainText('a<script>never ends')).toBe('a');
});

test('what is plain text already stays as it is', () => {
  const text = plainText('2 &lt; 3 metriä &amp; 5 > 4');
  expect([text, plainText(text)]).toEqual(['2 < 3 metriä & 5 > 4', '2 < 3 metriä & 5 > 4']);
});

test('the names of what every object has are no entities', () => {
  expect(plainText('Kevyt &constructor; &toString; &__proto__; lämmin')).toBe('Kevyt lämmin');
});

test('a text is cut at a word where one ends late enough, and never within a character', () => {
  expect(cutAtWord('one two three', 9)).toBe('one two…');
  expect(cutAtWord('one two, three', 10)).toBe('one two…');
  expect(cutAtWord('one', 3)).toBe('one');
  expect(cutAtWord('a extraordinarily', 9)).toBe('a extrao…');
  expect(cutAtWord('❄️🎿🎿🎿', 6)).toBe('❄️🎿…');
  expect(plainText('🎿🎿', 3)).toBe('🎿');
});
