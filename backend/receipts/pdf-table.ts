import type { Pdf, PdfFont } from './open-pdf';

/** Points of an A4 page's margin, and of its inside. */
export const MARGIN = 50;
export const WIDTH = 595.28 - 2 * MARGIN;
export const BOTTOM = 841.89 - MARGIN - 30;
/** Points of small letters. */
export const SMALL = 9;

/** Begins a page when fewer points are left. */
export function room(doc: Pdf, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

/**
 * A table with its header; a row stays together on one page.
 * @param shares of the columns in the width; all but the first are set to the right
 */
export function setTable(
  doc: Pdf,
  [header = [], ...rows]: readonly (readonly string[])[],
  shares: readonly number[],
): void {
  const setRow = (cells: readonly string[], font: PdfFont) => {
    doc.font(font).fontSize(SMALL);
    const widths = shares.map((share) => share * WIDTH - 6);
    const heights = cells.map((cell, at) => doc.heightOfString(cell, { width: widths[at] ?? 0 }));
    const height = Math.max(...heights) + 5;
    room(doc, height);
    const { y } = doc;
    let x = MARGIN;
    cells.forEach((cell, at) => {
      doc.text(cell, x, y, { width: widths[at] ?? 0, align: at === 0 ? 'left' : 'right' });
      x += (shares[at] ?? 0) * WIDTH;
    });
    doc.y = y + height;
    doc
      .moveTo(MARGIN, doc.y - 3)
      .lineTo(MARGIN + WIDTH, doc.y - 3)
      .lineWidth(0.5)
      .strokeColor('#c8c8c8')
      .stroke();
  };
  setRow(header, 'bold');
  for (const row of rows) setRow(row, 'text');
  doc.y += 10;
}
