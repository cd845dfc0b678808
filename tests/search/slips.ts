import type { Language } from '~/locale/languages';

/** Words that shoppers type and that the catalogue has only at the end of longer words, or not at all. */
export const WORDS_OFTEN_TYPED: Readonly<Record<Language, readonly string[]>> = {
  fi: ['takki', 'kypärä', 'köysi', 'laukku', 'sukset'],
  en: ['jacket', 'trousers', 'rucksack', 'beanie'],
  sv: ['jacka', 'hjälm', 'paddel', 'lampa', 'pjäxor'],
  de: ['jacke', 'hose', 'helm', 'seil', 'schuhe'],
  fr: ['veste', 'tente', 'casque', 'gourde'],
  ru: ['куртка', 'палатка', 'рюкзак', 'лыжи'],
};

const LETTERS: Readonly<Record<Language, string>> = {
  fi: 'abcdefghijklmnopqrstuvwxyzäö',
  en: 'abcdefghijklmnopqrstuvwxyz',
  sv: 'abcdefghijklmnopqrstuvwxyzåäö',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  fr: 'abcdefghijklmnopqrstuvwxyzàçéè',
  ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
};

/** Random whole numbers from 0 to below a limit, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A word with one typo between its first and last letter: an extra, a missing or a wrong letter, or two swapped. */
export function slipIn(word: string, language: Language, random: (limit: number) => number): string {
  for (;;) {
    const at = 1 + random(word.length - 2);
    const head = word.slice(0, at);
    const letter = LETTERS[language][random(LETTERS[language].length)] ?? '';
    const slips = [
      head + letter + word.slice(at),
      head + word.slice(at + 1),
      head + letter + word.slice(at + 1),
      head + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
    ];
    const typed = slips[random(slips.length)] ?? word;
    if (typed !== word) return typed;
  }
}
