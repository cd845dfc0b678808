import { openPdf, type Pdf } from './open-pdf';
import { BOTTOM, MARGIN, room, SMALL, setTable, WIDTH } from './pdf-table';
import type { Fact, Receipt } from './receipt';

/** Columns of a table as shares of the width; all but the first are set to the right. */
const ITEM_COLUMNS = [0.46, 0.08, 0.16, 0.12, 0.18];
const TAX_COLUMNS = [0.28, 0.24, 0.24, 0.24];

/** Sets a receipt as a PDF (A4). */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { doc, ended } = await openPdf({
    size: 'A4',
    margin: MARGIN,
    language: receipt.language,
    title: `${receipt.title} ${receipt.facts[0]?.[1] ?? ''}`,
    author: receipt.seller[0] ?? '',
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

function setHead(doc: Pdf, { title, facts, seller, buyer, say }: Receipt): void {
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

function setSums(doc: Pdf, sums: readonly Fact[]): void {
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

function numberPages(doc: Pdf, { say }: Receipt): void {
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
