import path from 'node:path';
import { projectFolder } from '../project-folder';
import type { Fact, Receipt } from './receipt';

type Document = InstanceType<typeof import('pdfkit')>;

const FONTS = { text: 'onest-regular.ttf', bold: 'onest-bold.ttf' };
const MARGIN = 50;
/** Points of an A4 page between its margins. */
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN - 30;
const SMALL = 9;

/** Columns of a table as shares of the width; all but the first are set to the right. */
const ITEM_COLUMNS = [0.46, 0.08, 0.16, 0.12, 0.18];
const TAX_COLUMNS = [0.28, 0.24, 0.24, 0.24];

/** Sets a receipt as a PDF (A4). Its fonts hold Latin and Cyrillic letters, and are embedded in part. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc: Document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: receipt.language,
    displayTitle: true,
    info: { Title: `${receipt.title} ${receipt.facts[0]?.[1] ?? ''}`, Author: receipt.seller[0] ?? '' },
  });
  const folder = path.join(projectFolder(), 'backend/receipts/fonts');
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, path.join(folder, file));
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  setHead(doc, receipt);
  setTable(doc, receipt.items, ITEM_COLUMNS);
  setSums(doc, receipt.sums);
  room(doc, 40 + receipt.taxes.length * 16);
  doc.font('bold').fontSize(11).text(receipt.say('taxTitle'), MARGIN, doc.y).moveDown(0.5);
  setTable(doc, receipt.taxes, TAX_COLUMNS);
  numberPages(doc, receipt);
  doc.end();
  return ended;
}

function setHead(doc: Document, { title, facts, seller, buyer, say }: Receipt): void {
  doc.font('bold').fontSize(20).text(title).moveDown(0.8);
  const top = doc.y;
  const half = WIDTH / 2;
  const block = (heading: string, texts: readonly string[], x: number) => {
    doc
      .font('bold')
      .fontSize(SMALL)
      .text(heading, x, top, { width: half - 10 });
    doc.font('text').text(texts.join('\n'), x, doc.y, { width: half - 10, lineGap: 2 });
    return doc.y;
  };
  doc.y = Math.max(block(say('seller'), seller, MARGIN), block(say('buyer'), buyer, MARGIN + half)) + 14;
  for (const [label, value] of facts) {
    const y = doc.y;
    doc.font('bold').text(label, MARGIN, y, { width: 140 });
    doc.font('text').text(value, MARGIN + 150, y, { width: WIDTH - 150 });
  }
  doc.y += 16;
}

/** Begins a page when fewer points are left. */
function room(doc: Document, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
}

/** A table with its header; a row stays together on one page. */
function setTable(
  doc: Document,
  [header = [], ...rows]: readonly (readonly string[])[],
  shares: readonly number[],
): void {
  const setRow = (cells: readonly string[], font: keyof typeof FONTS) => {
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

function setSums(doc: Document, sums: readonly Fact[]): void {
  sums.forEach(([label, value], at) => {
    room(doc, 18);
    const { y } = doc;
    const isTotal = at === 0;
    doc.font(isTotal ? 'bold' : 'text').fontSize(isTotal ? 12 : SMALL);
    doc.text(label, MARGIN, y, { width: WIDTH * 0.5 });
    doc.text(value, MARGIN + WIDTH * 0.4, y, { width: WIDTH * 0.6 - 6, align: 'right' });
    doc.y = y + (isTotal ? 20 : 15);
  });
  doc.y += 14;
}

function numberPages(doc: Document, { say }: Receipt): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // below the margin, where text would otherwise begin a page
    doc.page.margins.bottom = 0;
    const text = say('page', { page: page + 1, pages: count });
    doc
      .font('text')
      .fontSize(8)
      .text(text, MARGIN, BOTTOM + 12, { width: WIDTH, align: 'right', lineBreak: false });
  }
}
