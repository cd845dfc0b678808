import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../db/schema/columns';
import type { AccountNews } from '../domain/customers/account-news';
import { writeAccountMail } from './account-mails';

const shop = readSettings({ PORT: '3000' }, 'backend');
const now = new Date('2026-11-22T10:00:00Z');
const token = 'a'.repeat(43);
const company = { name: 'Aapa Oy', vatNumber: 'FI20774740' };
const ALL_NEWS: readonly AccountNews[] = [
  { kind: 'activate', token },
  { kind: 'member', token },
  { kind: 'reset', token },
  { kind: 'changed' },
  { kind: 'delete', token },
  { kind: 'deleted' },
  { kind: 'emailAsked' },
  { kind: 'emailConfirm', token },
  { kind: 'emailTaken' },
  { kind: 'emailChanged', token },
  { kind: 'emailChangedForGood' },
  { kind: 'emailRestored', token },
  { kind: 'received', company },
  { kind: 'verified', company },
  { kind: 'refused', company, note: 'Wrong number' },
];
const WITHOUT_LINK = ['deleted', 'received', 'refused', 'emailTaken', 'emailChangedForGood'];
const write = (news: AccountNews, firstName = 'Maija', language: (typeof LANGUAGE_CODES)[number] = 'en') =>
  writeAccountMail(shop, { email: 'maija@example.com', firstName, language }, news, now);

test.each(LANGUAGE_CODES)(
  'each mail has all its parts in %s, on the language’s own host, the same in text and HTML',
  (language) => {
    const subjects = new Set<string>();
    for (const news of ALL_NEWS) {
      const { subject, text, html } = write(news, 'Maija', language);
      subjects.add(subject);
      expect(`${subject}${text}${html}`, news.kind).not.toMatch(/\{\{|undefined/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(text).toContain('Hanki');
      const links = text.match(/http\S+/g) ?? [];
      expect(links.length, news.kind).toBe(WITHOUT_LINK.includes(news.kind) ? 0 : 1);
      for (const link of links) {
        expect(link).toMatch(new RegExp(`^http://${language}\\.localhost:3000/accounts/[\\w/-]+/$`));
        // on the button and as plain text
        expect(html.split(link)).toHaveLength(3);
      }
      if ('company' in news) expect(text).toContain('Aapa Oy');
    }
    expect(subjects.size).toBeGreaterThanOrEqual(ALL_NEWS.length - 2);
  },
);

test('names with markup and line breaks are shown, never obeyed', () => {
  const name = '<b>Maija</b>\r\nBcc: a@b.c\r\n\r\nhttp://evil.example';
  const { subject, text, html } = write({ kind: 'verified', company: { ...company, name } }, name);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^(Bcc|http:\/\/evil)/m);
  expect(html).not.toContain('<b>');
  expect(html).toContain('&#60;b&#62;Maija');
});

test('a mail to an address that is not confirmed holds no word of whoever gave it', () => {
  const { text, html } = write({ kind: 'activate', token }, 'Win a car at evil.example');
  expect(text + html).not.toContain('evil.example');
});

test('without a host for the language the link carries it', () => {
  const hosts = { ...shop.hosts, ru: [], any: ['preview.shop.fi'] };
  const owner = { email: 'maija@example.com', firstName: '', language: 'ru' as const };
  const { text } = writeAccountMail({ ...shop, production: true, hosts }, owner, { kind: 'reset', token }, now);
  expect(text).toContain(`http://preview.shop.fi/accounts/password/reset/confirm/${token}/?language=ru\n`);
});
