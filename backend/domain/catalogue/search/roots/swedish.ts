const ENDINGS =
  /(?:ornas|arnas|ernas|orna|arna|erna|ans|ens|ets|ors|ars|ers|or|ar|er|an|en|et|na|ns|a|e|s|(?<=[aouåäö])[nrt])$/;

/** The common root of the inflections of a Swedish noun: `jacka`, `jackor`, `jackorna` are `jack`; `sko` keeps its vowel. */
export function swedishRoot(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  const shoe = /^(.*sko)(?:r|n|rna|rnas|s)?$/.exec(word);
  if (shoe?.[1]) return shoe[1];
  const match = ENDINGS.exec(word);
  const rest = match ? word.slice(0, match.index) : word;
  return rest.length < 2 || !/[aeiouyåäö]/.test(rest) ? word : rest;
}
