import { mix } from './colour';
import { num } from './geometry';
import { lettering } from './lettering';
import { band, field, type Sheet } from './ski-print';

/** What a base shows round its maker's name, and how large and where that name is. */
export type BasePrint = {
  readonly art: string;
  /** the name's middle as a share of the length, its height in half waists, the most of the length that it may take */
  readonly name: { readonly at: number; readonly height: number; readonly room: number };
};

/** Colours of a base: its ground, and what is printed on it. */
type Inks = { readonly colour: string; readonly ink: string; readonly slant: number };
type BaseDesign = (sheet: Sheet, inks: Inks) => BasePrint;

const USUAL_NAME = { at: 0.26, height: 1.45, room: 0.2 } as const;

/** Arrows towards the tip, one behind the other from a share of the length on. */
function arrows(sheet: Sheet, from: number, count: number, ink: string): string {
  const [tall, rise, step] = [0.011, (sheet.half * 0.9) / sheet.length, 0.024];
  return Array.from({ length: count }, (_, i) => {
    const at = from + i * step;
    return field(
      sheet,
      `-1.3,${at + rise} 0,${at} 1.3,${at + rise} 1.3,${at + rise + tall} 0,${at + tall} -1.3,${at + rise + tall}`,
      ink,
    );
  }).join('');
}

/** Stripes along both edges from a share of the length on. */
const edges = (sheet: Sheet, from: number, ink: string): string =>
  [-1, 1]
    .map((side) =>
      field(sheet, `${side * 1.3},${from - 0.25} ${side * 0.62},${from + 0.02} ${side * 0.62},1 ${side * 1.3},1`, ink),
    )
    .join('');

/** The tip in the other colour, cut on a slant, and bars, arrows or stripes below the name. */
const capped: BaseDesign = (sheet, { ink, slant }) => {
  const from = USUAL_NAME.at + 0.125;
  const below = [
    () => [0, 0.028, 0.056].map((at) => band(sheet, from + at, from + at + 0.013, ink, slant * 0.6)).join(''),
    () => arrows(sheet, from, 4, ink),
    () => edges(sheet, from, ink),
  ][sheet.seed % 3]?.();
  return { art: band(sheet, -0.1, 0.09, ink, slant) + (below ?? ''), name: USUAL_NAME };
};

/** A name as broad as the ski, from the tip to the binding; nothing else. */
const lettered: BaseDesign = () => ({ art: '', name: { at: 0.31, height: 2.1, room: 0.44 } });

/** Two colours side by side along the whole ski; the name crosses a field that is left between. */
const parted: BaseDesign = (sheet, { colour, ink }) => ({
  art:
    field(sheet, '0,-0.1 1.3,-0.1 1.3,1.1 0,1.1', mix(colour, ink, 0.86)) +
    band(sheet, 0.15, 0.37, colour, 0.03) +
    band(sheet, 0.15, 0.156, ink, 0.03) +
    band(sheet, 0.364, 0.37, ink, 0.03),
  name: { ...USUAL_NAME, height: 1.2, room: 0.16 },
});

/** Broad bars on a slant at the tip and from the middle on. */
const barred: BaseDesign = (sheet, { ink, slant }) => {
  const lean = slant > 0 ? 0.05 : -0.05;
  const bars = [-0.02, 0.06, 0.42, 0.5, 0.58].map((at) => band(sheet, at, at + 0.042, ink, lean));
  return { art: bars.join(''), name: { ...USUAL_NAME, at: 0.27 } };
};

/** A sun at the tip and one that rises below the name, each with rings round it. */
const rings: BaseDesign = (sheet, { colour, ink }) => {
  const { half, length } = sheet;
  const sun = (at: number): string =>
    [1.5, 1.2, 0.9, 0.6]
      .map((r, i) => `<circle cx="0" cy="${num(at * length)}" r="${num(r * half)}" fill="${i % 2 ? colour : ink}"/>`)
      .join('');
  return { art: sun(0.05) + sun(0.5), name: { ...USUAL_NAME, at: 0.25 } };
};

/** Squares in rows, as on a flag, at the tip and below the name. */
const checked: BaseDesign = (sheet, { ink }) => {
  const tall = (sheet.half * 0.5) / sheet.length;
  const rows = (from: number, count: number): string =>
    Array.from({ length: count }, (_, row) =>
      [-1, -0.5, 0, 0.5]
        .filter((_, column) => (row + column) % 2 === 0)
        .map((u) => {
          const [top, foot] = [from + row * tall, from + (row + 1) * tall];
          return field(sheet, `${u},${top} ${u + 0.5},${top} ${u + 0.5},${foot} ${u},${foot}`, ink);
        })
        .join(''),
    ).join('');
  return { art: rows(0, 6) + rows(0.42, 4), name: USUAL_NAME };
};

/** A border along the edges and a row of lozenges, as woven bands have them. */
const bordered: BaseDesign = (sheet, { ink }) => {
  const tall = (sheet.half * 0.62) / sheet.length;
  const lozenges = Array.from({ length: 3 }, (_, i) => {
    const at = 0.055 + i * tall * 1.5;
    return field(sheet, `0,${at - tall * 0.7} 0.44,${at} 0,${at + tall * 0.7} -0.44,${at}`, ink);
  }).join('');
  const border = [-1, 1].map((side) =>
    field(sheet, `${side * 1.3},-0.1 ${side * 0.74},-0.1 ${side * 0.62},0.5 ${side * 0.74},1.1 ${side * 1.3},1.1`, ink),
  );
  return { art: lozenges + border.join(''), name: { ...USUAL_NAME, at: 0.3, height: 1.15 } };
};

/** Each maker's own base; others have the usual one. */
const DESIGNS: Readonly<Record<string, BaseDesign>> = {
  TUISKU: lettered,
  SKARE: barred,
  ARAVIS: parted,
  AAPA: rings,
  KELO: rings,
  FJELLHEIM: bordered,
  ROUTA: barred,
  NAALI: checked,
  KETTUNEN: lettered,
};

/** What the base of a maker is printed with. */
export const basePrint = (sheet: Sheet, inks: Inks): BasePrint => (DESIGNS[sheet.brand] ?? capped)(sheet, inks);

/** A name in upright letters one below the other, its middle at `y`; `height` of a letter and the most that all may take, mm. */
export function stackedLetters(
  text: string,
  y: number,
  height: number,
  room: number,
  ink: string,
  weight = 1.2,
): string {
  const step = Math.min(height * 1.34, room / text.length);
  const size = step / 1.34;
  return [...text]
    .map((letter, i) => lettering(letter, 0, y + (i - (text.length - 1) / 2) * step, size, ink, { weight }))
    .join('');
}
