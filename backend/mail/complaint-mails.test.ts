import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../db/schema/columns';
import type { ComplaintNews } from '../domain/complaints/complaint-news';
import { writeComplaintMail } from './complaint-mails';

const shop = readSettings({ PORT: '3000' }, 'backend');
const now = new Date('2026-06-26T21:30:00Z');
const reference = 'c'.repeat(32);
const ALL_NEWS: readonly ComplaintNews[] = [
  ...COMPLAINT_STATUSES.map((status) => ({ status, isAnswer: false, note: '' })),
  { status: 'processing', isAnswer: true, note: 'Kuva <b>läheltä</b>, kiitos.' },
];
const write = (news: ComplaintNews, language: (typeof LANGUAGE_CODES)[number]) =>
  writeComplaintMail(shop, { number: 'C123456789', reference, email: 'maija@example.com', language }, news, now);

test.each(LANGUAGE_CODES)('in %s there is a mail for each status of a complaint and for an answer', (language) => {
  const subjects = new Set<string>();
  for (const news of ALL_NEWS) {
    const { subject, text, html } = write(news, language);
    subjects.add(subject);
    expect(`${subject}${text}${html}`, news.status).not.toMatch(/\{\{|undefined|\.(?:subject|text)\b/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).toContain('C123456789');
    if (news.isAnswer) expect([text.includes(news.note), html.includes(news.note)]).toEqual([true, false]);
    expect(text.match(/http\S+/g)).toEqual([`http://${language}.localhost:3000/reclamation/${reference}/`]);
  }
  expect(subjects.size).toBe(ALL_NEWS.length);
});

test('the confirmation tells when the complaint came, by Helsinki’s clock', () => {
  for (const language of LANGUAGE_CODES)
    expect(write({ status: 'new', isAnswer: false, note: '' }, language).text, language).toMatch(/0[.:]30/);
});

test('each language says everything in words of its own', () => {
  for (const news of ALL_NEWS) {
    const mails = LANGUAGE_CODES.map((language) => write(news, language));
    expect(new Set(mails.map(({ subject }) => subject)).size, news.status).toBe(LANGUAGE_CODES.length);
    expect(new Set(mails.map(({ text }) => text)).size, news.status).toBe(LANGUAGE_CODES.length);
  }
});
