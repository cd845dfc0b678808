import { RETURN_STATUSES } from 'contract/return-status';
import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../db/schema/columns';
import type { OrderNews } from '../domain/orders/order-news';
import { writeOrderMail } from './order-mails';

const shop = readSettings({ PORT: '3000' }, 'backend');
const now = new Date('2026-06-26T21:30:00Z');
const back = {
  goods: 'back' as const,
  number: 'R123456789',
  reference: 'b'.repeat(22),
  note: 'Kiitos <b>',
  rows: ['Takki × 2'],
};
const nothing = { refund: null, reservedUntil: null };
const invoice = (left: number, dueAt: Date | null) => ({
  hundredths: 8950,
  currency: 'eur',
  owed: { hundredths: left, dueAt },
});

/** Everything that a customer is told about an order: the statuses that are told, all of returns and withdrawals, and the sums. */
const ALL_NEWS: readonly OrderNews[] = [
  ...(['processing', 'ready_for_pick_up', 'shipped', 'delivered', 'manual_cancellation', 'cancelled'] as const).map(
    (status) => ({ kind: 'order', status, trackingCode: 'JJFI0042', note: 'Kiitos <b>' }) as const,
  ),
  { kind: 'return', returnKind: 'withdrawal', status: 'new', ...back, ...nothing },
  ...RETURN_STATUSES.map((status) => ({ kind: 'return', returnKind: 'return', status, ...back, ...nothing }) as const),
  { kind: 'answer', number: back.number, reference: back.reference, message: 'Vasen.' },
];
const SUMS: readonly Partial<Extract<OrderNews, { kind: 'return' }>>[] = [
  { reservedUntil: new Date('2026-07-17T20:59:59Z') },
  { refund: { hundredths: 8950, currency: 'eur', owed: null } },
  { refund: invoice(1000, now) },
  { refund: invoice(0, null) },
];
const write = (news: OrderNews, language: (typeof LANGUAGE_CODES)[number]) =>
  writeOrderMail(
    shop,
    { id: 1, number: 'S123456782', email: 'maija@example.com', firstName: 'Maija', language },
    news,
    now,
  );

test.each(LANGUAGE_CODES)(
  'in %s there is a mail for each status of orders, returns and withdrawals, the same as text and HTML',
  (language) => {
    const subjects = new Set<string>();
    for (const news of ALL_NEWS) {
      const { subject, text, html } = write(news, language);
      const name = JSON.stringify(news);
      subjects.add(subject);
      expect(`${subject}${text}${html}`, name).not.toMatch(/\{\{|undefined|\b(?:order|back|return|withdrawal)\.\w+\./);
      expect(html, name).toContain(`<html lang="${language}">`);
      expect(subject, name).toContain(news.kind === 'order' ? 'S123456782' : 'R123456789');
      if ('note' in news)
        expect([text.includes('Kiitos <b>'), html.includes('Kiitos <b>')], name).toEqual([true, false]);
      const links = text.match(/http\S+/g) ?? [];
      const path = news.kind === 'order' ? '/view-order/' : `/order/return/${back.reference}/`;
      expect(links, name).toEqual([`http://${language}.localhost:3000${path}`]);
    }
    expect(subjects.size).toBe(ALL_NEWS.length);
  },
);

test.each(LANGUAGE_CODES)(
  'in %s the receipt of a withdrawal says what becomes of the goods, each in its own words',
  (language) => {
    const texts = (['unsent', 'stopped', 'back'] as const).map((goods) =>
      write({ kind: 'return', returnKind: 'withdrawal', status: 'new', ...back, ...nothing, goods }, language),
    );
    expect(new Set(texts.map(({ text }) => text)).size).toBe(3);
    expect(texts.map(({ text }) => /\D14\D/.test(text))).toEqual([false, true, true]);
  },
);

test('each language says everything in words of its own', () => {
  for (const news of [...ALL_NEWS, ...SUMS.map((more) => ({ ...returned, ...more }))]) {
    const mails = LANGUAGE_CODES.map((language) => write(news, language));
    expect(new Set(mails.map(({ subject }) => subject)).size, JSON.stringify(news)).toBe(LANGUAGE_CODES.length);
    expect(new Set(mails.map(({ text }) => text.split('\n')[2])).size, JSON.stringify(news)).toBe(
      LANGUAGE_CODES.length,
    );
  }
});

const returned = { kind: 'return', returnKind: 'return', status: 'processed', ...back, ...nothing } as const;

test.each([
  ['fi', '89,50 €'],
  ['sv', '89,50 €'],
  ['en', '€89.50'],
  ['de', '89,50 €'],
  ['fr', '89,50 €'],
  ['ru', '89,50 €'],
] as const)('in %s the mail tells sums and dates as the language writes them, on Helsinki’s day', (language, sum) => {
  const [reserved, refunded, reduced, settled] = SUMS.map((more) =>
    write({ ...returned, ...more }, language).text.replaceAll('\u00a0', ' '),
  );
  expect(reserved).toMatch(/17[./]0?7[./]2026|17 July 2026/);
  expect(refunded).toContain(sum);
  expect(refunded).toMatch(/1\D{1,6}5/);
  expect(reduced).toContain(sum);
  expect(reduced).toMatch(/27[./]0?6[./]2026|27 June 2026/);
  expect(settled).not.toContain(sum);
});
