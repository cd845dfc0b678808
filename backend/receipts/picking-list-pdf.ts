import { productTitle } from 'contract/product-title';
import type { Settings } from 'settings/read-settings';
import type { ShopLanguage } from '../domain/locale/language';
import { loadTranslations } from '../domain/locale/load-translations';
import { inShelfOrder } from '../domain/transfers/picking-order';
import type { TransferView } from '../domain/transfers/read-transfer';
import { formatTime } from '../mail/format';
import { openPdf } from './open-pdf';
import { MARGIN, setTable } from './pdf-table';
import de from './picking-messages/de.json';
import en from './picking-messages/en.json';
import fi from './picking-messages/fi.json';
import fr from './picking-messages/fr.json';
import ru from './picking-messages/ru.json';
import sv from './picking-messages/sv.json';
import { setCode39 } from './set-code-39';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** Product, code, shelf, amount, and where the picker writes. */
const COLUMNS = [0.42, 0.22, 0.14, 0.08, 0.14];

/** Sets the picking list of a transfer as a PDF (A4): its stores, its number as a Code 39, and its products in the order of the shelves. */
export async function pickingListPdf(
  { shopName }: Pick<Settings, 'shopName'>,
  { line, rows, events }: TransferView,
  language: ShopLanguage,
): Promise<Buffer> {
  const say = texts(language);
  const title = say('title', { number: line.number });
  const { doc, ended } = await openPdf({ size: 'A4', margin: MARGIN, language, title, author: shopName });
  doc.font('bold').fontSize(18).text(title).moveDown(0.4);
  doc.fontSize(14).text(`${line.from.name} → ${line.to.name}`).moveDown(0.4);
  setCode39(doc, line.number, MARGIN);
  const seller = [line.sellerName, line.sellerNumber].filter(Boolean).join(' · ');
  const note = events[0]?.note ?? '';
  const facts = [
    say('asked', { time: formatTime(new Date(line.createdMs)) }),
    ...(line.isUrgent ? [say('urgent')] : []),
    ...(seller === '' ? [] : [say('seller', { name: seller })]),
    ...(note === '' ? [] : [say('note', { note: note.slice(0, 300) })]),
  ];
  doc.fillColor('#000').font('text').fontSize(11).text(facts.join('\n')).moveDown(1);
  const header = [say('product'), say('code'), say('shelf'), say('amount'), say('picked')];
  const lines = inShelfOrder(rows).map(({ label, choice, sku, shelfCodes, amount }) => {
    const name = label ? productTitle(label.brand, label.name) : sku;
    return [[name, choice].filter(Boolean).join(' · '), sku, shelfCodes.join(', '), String(amount), '______'];
  });
  setTable(doc, [header, ...lines], COLUMNS);
  doc
    .font('bold')
    .fontSize(11)
    .text(say('total', { count: line.units }), MARGIN, doc.y);
  doc.end();
  return ended;
}
