/**
 * Writes the letters that are printed on goods and set in brand marks as paths, kerned, into
 * `backend/demo/illustrations/letters/letter-paths.json`. The faces are under the SIL Open Font License 1.1, which lets drawings made
 * with them be used freely; they are needed only here: `npm install --no-save opentype.js @fontsource/barlow
 * @fontsource/barlow-condensed @fontsource/fraunces @fontsource/jost @fontsource/onest @fontsource/saira-semi-condensed
 * @fontsource/unbounded @fontsource/zilla-slab`, then `npx tsx scripts/draw-letters.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DEMO_BRANDS } from 'backend/demo/content/brands';
import { LETTER_FACES, PRINT_FACE } from 'backend/demo/illustrations/letters/letter-faces';

type Command = { type: string; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number };

type Font = {
  unitsPerEm: number;
  tables: { os2: { sCapHeight: number } };
  charToGlyph: (letter: string) => { advanceWidth: number };
  getKerningValue: (one: unknown, two: unknown) => number;
  getPath: (
    text: string,
    x: number,
    y: number,
    size: number,
    options: { letterSpacing: number },
  ) => { commands: readonly Command[] };
  getAdvanceWidth: (text: string, size: number, options: { letterSpacing: number }) => number;
};

/** Letters are this high in the drawings' grid. */
const CAP_HEIGHT = 6;
const PRINTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ0123456789-+/.,&%°';

/** The shop's own name, as its header shows it. */
const SHOP_WORD = 'hanki';

const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as { parse: (bytes: ArrayBuffer) => Font };

function fontOf(face: string): Font {
  const [, name = '', weight = ''] = /^(.*)-(\d+)$/.exec(face) ?? [];
  const bytes = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const drawn = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type + [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : [rounded(value)])).join(' ');

/** The word as one path, its capitals from y 0 to 6, its first letter at x 0. */
function pathOf(font: Font, text: string, letterSpacing = 0): { d: string; width: number } {
  const size = (CAP_HEIGHT * font.unitsPerEm) / font.tables.os2.sCapHeight;
  const options = { letterSpacing };
  return {
    d: font.getPath(text, 0, CAP_HEIGHT, size, options).commands.map(drawn).join(''),
    width: rounded(font.getAdvanceWidth(text, size, options) - letterSpacing * size),
  };
}

const print = fontOf(PRINT_FACE);
const gridUnits = CAP_HEIGHT / print.tables.os2.sCapHeight;
const kerning: Record<string, number> = {};
for (const one of PRINTED)
  for (const two of PRINTED) {
    const value = rounded(print.getKerningValue(print.charToGlyph(one), print.charToGlyph(two)) * gridUnits);
    if (Math.abs(value) >= 0.05) kerning[one + two] = value;
  }
const named = [...Object.values(DEMO_BRANDS).map(({ wordmark }) => wordmark), SHOP_WORD];
const words = named.map((wordmark) => {
  const [face, spacing] = LETTER_FACES[wordmark] ?? [PRINT_FACE, 0];
  return [wordmark, pathOf(fontOf(face), wordmark, spacing)] as const;
});
const letters = {
  print: Object.fromEntries([...PRINTED].map((letter) => [letter, pathOf(print, letter)])),
  space: rounded(print.charToGlyph(' ').advanceWidth * gridUnits),
  kerning,
  words: Object.fromEntries(words),
};
const file = path.resolve(import.meta.dirname, '../backend/demo/illustrations/letters/letter-paths.json');
writeFileSync(file, `${JSON.stringify(letters)}\n`);
