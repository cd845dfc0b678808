import path from 'node:path';
import type { ShopLanguage } from '../domain/locale/language';
import { projectFolder } from '../project-folder';

/** A document of pdfkit. */
export type Pdf = InstanceType<typeof import('pdfkit')>;

/** The shop's fonts by their names in documents; they hold Latin and Cyrillic letters, and are embedded in part. */
const FONTS = { text: 'onest-regular.ttf', bold: 'onest-bold.ttf' };
export type PdfFont = keyof typeof FONTS;

/** Opens a document in the shop's fonts. @returns the document, and its file once it was ended */
export async function openPdf(about: {
  readonly size: 'A4' | 'A5';
  /** Points. */
  readonly margin: number;
  readonly language: ShopLanguage;
  readonly title: string;
  readonly author: string;
}): Promise<{ readonly doc: Pdf; readonly ended: Promise<Buffer> }> {
  const { size, margin, language, title, author } = about;
  const { default: PDFDocument } = await import('pdfkit');
  const doc: Pdf = new PDFDocument({
    size,
    margin,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const folder = path.join(projectFolder(), 'backend/receipts/fonts');
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, path.join(folder, file));
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  return { doc, ended };
}
