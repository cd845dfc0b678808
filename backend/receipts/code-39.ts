/** Widths of the five bars and four gaps of a character, in turns: `w` wide, `n` narrow (ISO/IEC 16388). */
const PATTERNS: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  R: 'wnnnnnwwn',
  T: 'nnnnwnwwn',
  '*': 'nwnnwnwnn',
};
const WIDE = 2.5;

/** A bar or gap of a code, its width in modules. */
export interface CodePart {
  readonly isBar: boolean;
  readonly width: number;
}

/**
 * The number of a return or a transfer as a Code 39, which every scanner of parcels reads.
 * @param text `R` or `T`, and digits
 * @throws Error for another character
 */
export function code39(text: string): CodePart[] {
  return [...`*${text}*`].flatMap((char) => {
    const pattern = PATTERNS[char];
    if (pattern === undefined) throw new Error(`The code has no character ${char}.`);
    const parts = [...pattern].map((one, index) => ({ isBar: index % 2 === 0, width: one === 'w' ? WIDE : 1 }));
    return [...parts, { isBar: false, width: 1 }];
  });
}
