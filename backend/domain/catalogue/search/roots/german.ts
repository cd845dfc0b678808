import { foldWord } from '../query-words';

const ENDINGS = /(?:ern|en|er|em|es|e|n|s)$/;

/** The common root of the inflections of a German noun, without umlauts: `Rucksack` and `Rucksäcke` are `rucksack`. */
export function germanRoot(word: string): string {
  const plain = foldWord(word);
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  const match = ENDINGS.exec(plain);
  const rest = match ? plain.slice(0, match.index) : plain;
  return rest.length < 3 || !/[aeiouy]/.test(rest) ? plain : rest;
}
