/** Units and counted nouns after numbers in queries, in the six languages. */
const UNITS: ReadonlySet<string> = new Set(
  'mm cm m km g kg l dl ml lm lumen lumenia lumens lúmenes w wh mah мм см м км г кг л мл лм люмен вт henkilön hengen hlö person persons personers people personen places personnes места'.split(
    ' ',
  ),
);

const NUMBER = /^\d+(?:\.\d+)?$/;
const WITH_UNIT = /^(\d+(?:\.\d+)?)(\p{L}+)$/u;

/** The words of a query without units after a number, which the data may lack: `180 cm` becomes `180`. */
export function withoutUnits(words: readonly string[]): string[] {
  return words.filter((word, index) => index === 0 || !UNITS.has(word) || !NUMBER.test(words[index - 1] ?? ''));
}

/** The number of a word that ends with a unit, `180` of `180cm`; empty for other words. */
export function numberOf(word: string): string[] {
  const [, number, unit] = WITH_UNIT.exec(word) ?? [];
  return number !== undefined && unit !== undefined && UNITS.has(unit) ? [number] : [];
}
