import { randomUUID } from 'node:crypto';
import { loadTranslations, type Say } from '../domain/locale/load-translations';
import type { Buyer, OrderNews, TellBuyer } from '../domain/orders/order-news';
import de from './after-order-messages/de.json';
import en from './after-order-messages/en.json';
import fi from './after-order-messages/fi.json';
import fr from './after-order-messages/fr.json';
import ru from './after-order-messages/ru.json';
import sv from './after-order-messages/sv.json';
import { writeButtonMail } from './button-mail';
import { formatDate, formatMoney, formatTime } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

type Texts = typeof fi;

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** Returns the function that queues mails about what became of an order, each in the order's language. */
export const orderMails =
  (shop: WritingShop): TellBuyer =>
  async (tx, buyer, news, now) => {
    const mail = writeOrderMail(shop, buyer, news, now);
    await queueMail(
      tx,
      {
        ...mail,
        dedupeKey: `after-order:${randomUUID()}`,
        kind: `order-${news.kind}`,
        language: buyer.language,
        recipient: buyer.email,
        orderId: buyer.id,
      },
      now,
    );
  };

/** The texts of a piece of news: its key up to `.subject` and `.text`. */
function keyOf(news: OrderNews): string {
  if (news.kind === 'order') return `order.${news.status}`;
  if (news.kind === 'answer') return 'back.answered';
  return news.status === 'new' ? `${news.returnKind}.new` : `back.${news.status}`;
}

/** The key of a mail's first paragraph: a withdrawal's says what becomes of the goods. */
function textKeyOf(news: OrderNews, key: string): string {
  const isWithdrawal = news.kind === 'return' && news.returnKind === 'withdrawal' && news.status === 'new';
  return isWithdrawal && news.goods !== 'back' ? `withdrawal.${news.goods}` : key;
}

/** Writes a mail about what became of an order, as text and as HTML. A withdrawal's is its receipt, with date and time. */
export function writeOrderMail(shop: WritingShop, buyer: Buyer, news: OrderNews, now: Date) {
  const say = texts(buyer.language);
  const sayToAll = mailTexts(buyer.language);
  const number = news.kind === 'order' ? buyer.number : news.number;
  const values = { number, order: buyer.number, time: formatTime(now) };
  const key = keyOf(news);
  const main = say(`${textKeyOf(news, key)}.text` as keyof Texts, values);
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say(`${key}.subject` as keyof Texts, values),
      preheader: main,
      greeting: say('hello', { name: buyer.firstName }),
      paragraphs: [main, ...detailsOf(news, say, buyer)],
      button: { ...buttonOf(shop, buyer, news, say), plainLink: say('plainLink') },
      reason: say('reason', { shop: shop.shopName }),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    buyer.language,
  );
}

/** To the page of a return, which its reference opens for guests too, or to the look-up of orders. English paths: the shop redirects. */
function buttonOf(shop: WritingShop, { language }: Buyer, news: OrderNews, say: Say<Texts>) {
  if (news.kind === 'order') return { label: say('button'), link: shopLink(shop, language, '/view-order/') };
  const label = say(news.kind === 'return' && news.status === 'more_info' ? 'buttonAnswer' : 'buttonReturn');
  return { label, link: shopLink(shop, language, `/order/return/${news.reference}/`) };
}

function detailsOf(news: OrderNews, say: Say<Texts>, { language }: Buyer): string[] {
  if (news.kind === 'answer') return [say('answer', { message: news.message })];
  const note = news.note.trim() === '' ? [] : [say('note', { note: news.note })];
  if (news.kind === 'order')
    return [...(news.trackingCode === '' ? [] : [say('tracking', { code: news.trackingCode })]), ...note];
  const { rows, refund, reservedUntil } = news;
  return [
    ...(rows.length === 0 ? [] : [say('rows', { rows: rows.join('; ') })]),
    ...(reservedUntil === null ? [] : [say('exchange', { date: formatDate(reservedUntil) })]),
    ...refundTexts(refund, say, language),
    ...note,
  ];
}

/** What a processed return gives back: money, or less to pay of an invoice. */
function refundTexts(
  refund: Extract<OrderNews, { kind: 'return' }>['refund'],
  say: Say<Texts>,
  language: Buyer['language'],
): string[] {
  if (refund === null || refund.hundredths === 0) return [];
  const money = (hundredths: number) => formatMoney(hundredths, refund.currency, language);
  const { hundredths, owed } = refund;
  if (owed === null) return [say('refund', { sum: money(hundredths) })];
  const values = {
    sum: money(hundredths),
    left: money(owed.hundredths),
    date: owed.dueAt ? formatDate(owed.dueAt) : '',
  };
  return [owed.hundredths === 0 ? say('creditAll') : say('credit', values)];
}
