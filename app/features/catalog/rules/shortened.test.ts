import { expect, test } from 'vitest';
import { shortened } from './shortened';

test('a text that fits is left alone', () => {
  expect(shortened('Lumi kantaa.', 12)).toBe('Lumi kantaa.');
});

test('a longer one ends with its last whole sentence', () => {
  expect(shortened('Karva pitää aina. Voide luistaa pidemmälle. Kumpi sopii sinulle?', 50)).toBe(
    'Karva pitää aina. Voide luistaa pidemmälle.',
  );
});

test('without a sentence that fills enough of the room it ends with a whole word', () => {
  expect(shortened('Kyllä. Pituus on lähtökohta, mutta paino ratkaisee lopulta', 40)).toBe(
    'Kyllä. Pituus on lähtökohta, mutta…',
  );
  expect(shortened('Pituus on lähtökohta, mutta paino', 24)).toBe('Pituus on lähtökohta…');
  expect(shortened('Lumivyöryvarusteet', 6)).toBe('Lumiv…');
  expect(shortened('⛷🎿🎿🎿', 5)).toBe('⛷🎿…');
});
