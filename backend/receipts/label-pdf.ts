import path from 'node:path';
import type { Settings } from 'settings/read-settings';
import type { ShopLanguage } from '../domain/locale/language';
import { loadTranslations } from '../domain/locale/load-translations';
import type { ReturnLabel } from '../domain/returns/return-label';
import { projectFolder } from '../project-folder';
import { code39 } from './code-39';
import de from './label-messages/de.json';
import en from './label-messages/en.json';
import fi from './label-messages/fi.json';
import fr from './label-messages/fr.json';
import ru from './label-messages/ru.json';
import sv from './label-messages/sv.json';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

const MARGIN = 40;
/** Points of a module, the narrowest bar, and of the bars' height. */
const MODULE = 1.1;
const BAR_HEIGHT = 70;

/** Sets the label of a return as a PDF (A5): addresses, the number as text and as a Code 39, and what is in the parcel. */
export async function labelPdf(
  { shopName }: Pick<Settings, 'shopName'>,
  { number, orderNumber, sender, receiver, rows }: ReturnLabel,
  language: ShopLanguage,
): Promise<Buffer> {
  const say = texts(language);
  const { default: PDFDocument } = await import('pdfkit');
  const title = say('title', { number });
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: shopName },
  });
  const folder = path.join(projectFolder(), 'backend/receipts/fonts');
  doc.registerFont('text', path.join(folder, 'onest-regular.ttf'));
  doc.registerFont('bold', path.join(folder, 'onest-bold.ttf'));
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  doc.font('bold').fontSize(18).text(title).moveDown(0.5);
  let x = MARGIN;
  const top = doc.y;
  for (const { isBar, width } of code39(number)) {
    if (isBar) doc.rect(x, top, width * MODULE, BAR_HEIGHT).fill('#000');
    x += width * MODULE;
  }
  doc.y = top + BAR_HEIGHT + 10;
  doc.fillColor('#000').fontSize(22).text(number).moveDown(0.5);
  const block = (heading: string, lines: readonly string[]) => {
    doc.font('bold').fontSize(10).text(heading);
    doc.font('text').fontSize(12).text(lines.join('\n')).moveDown(0.6);
  };
  block(say('to'), [shopName, ...receiver]);
  block(say('from'), sender);
  block(say('contents', { order: orderNumber }), rows);
  doc.end();
  return ended;
}
