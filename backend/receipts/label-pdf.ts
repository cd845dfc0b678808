import type { Settings } from 'settings/read-settings';
import type { ShopLanguage } from '../domain/locale/language';
import { loadTranslations } from '../domain/locale/load-translations';
import type { ReturnLabel } from '../domain/returns/return-label';
import de from './label-messages/de.json';
import en from './label-messages/en.json';
import fi from './label-messages/fi.json';
import fr from './label-messages/fr.json';
import ru from './label-messages/ru.json';
import sv from './label-messages/sv.json';
import { openPdf } from './open-pdf';
import { setCode39 } from './set-code-39';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

const MARGIN = 40;

/** Sets the label of a return as a PDF (A5): addresses, the number as text and as a Code 39, and what is in the parcel. */
export async function labelPdf(
  { shopName }: Pick<Settings, 'shopName'>,
  { number, orderNumber, sender, receiver, rows }: ReturnLabel,
  language: ShopLanguage,
): Promise<Buffer> {
  const say = texts(language);
  const title = say('title', { number });
  const { doc, ended } = await openPdf({ size: 'A5', margin: MARGIN, language, title, author: shopName });
  doc.font('bold').fontSize(18).text(title).moveDown(0.5);
  setCode39(doc, number, MARGIN);
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
