import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { addressIn } from './postal-address';

test('an address names its country in the language, whichever it is written in', () => {
  const shown = ['Suomi', 'Finland', 'Finland', 'Finnland', 'Finlande', 'Финляндия'];
  for (const country of shown) {
    const address = `Suonlaita 15, 99600 Sodankylä, ${country}`;
    expect(LANGUAGES.map((language) => addressIn(address, language))).toEqual(
      shown.map((name) => `Suonlaita 15, 99600 Sodankylä, ${name}`),
    );
  }
  expect(addressIn('Havnegata 12, 9008 Tromsø, Norge, safety@vuono.example', 'fi')).toBe(
    'Havnegata 12, 9008 Tromsø, Norja, safety@vuono.example',
  );
});

test('an address without a known country stays as it is written', () => {
  for (const text of ['', 'fi', 'Suomi Sport Oy, Se', 'Main Street 1, __proto__', ', ,'])
    expect(addressIn(text, 'ru')).toBe(text);
});
