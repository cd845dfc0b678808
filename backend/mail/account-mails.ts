import { randomUUID } from 'node:crypto';
import type { Settings } from 'settings/read-settings';
import type { AccountNews, Addressee, TellOwner } from '../domain/customers/account-news';
import type { ShopLanguage } from '../domain/locale/language';
import { openTexts, type Say } from '../domain/locale/open-texts';
import { shopAddress } from '../domain/locale/shop-host';
import de from './account-messages/de.json';
import en from './account-messages/en.json';
import fi from './account-messages/fi.json';
import fr from './account-messages/fr.json';
import ru from './account-messages/ru.json';
import sv from './account-messages/sv.json';
import { type ButtonMail, writeButtonMail } from './button-mail';
import { formatTime } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';

/** What mails about accounts need to know of the shop. */
export type WritingShop = Pick<Settings, 'shopName' | 'shopEmail' | 'publicScheme' | 'production' | 'port' | 'hosts'>;

const accountTexts = openTexts({ fi, en, sv, de, fr, ru });

/** Returns the function that queues mails about accounts, each in the language of its reader. */
export function accountMails(shop: WritingShop): TellOwner {
  return async (tx, owner, news, now) => {
    const mail = writeAccountMail(shop, owner, news, now);
    const { language, email: recipient } = owner;
    await queueMail(
      tx,
      { ...mail, dedupeKey: `account:${randomUUID()}`, kind: `account-${news.kind}`, language, recipient },
      now,
    );
  };
}

/** Writes a mail about an account as text and as HTML. */
export function writeAccountMail(
  shop: WritingShop,
  { firstName, language }: Addressee,
  news: AccountNews,
  now: Date,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const say = accountTexts(language);
  const sayToAll = mailTexts(language);
  const values = { shop: shop.shopName, time: formatTime(now), ...companyOf(news) };
  // anyone may register any address with any name, so the mail does not greet by name
  const isOwn = news.kind !== 'activate' && firstName.trim() !== '';
  const note = news.kind === 'refused' && news.note.trim() !== '' ? [say('refused.note', { note: news.note })] : [];
  const mail: ButtonMail = {
    shopName: shop.shopName,
    subject: say(`${news.kind}.subject`),
    preheader: say(`${news.kind}.preheader`),
    greeting: isOwn ? say('hello', { name: firstName }) : say('helloUnnamed'),
    paragraphs: [say(`${news.kind}.text`, values), ...note],
    button: buttonOf(shop, language, news, say),
    reason: say(`${news.kind}.reason`, values),
    contact: sayToAll('contact', { email: shop.shopEmail }),
    signature: sayToAll('signature'),
  };
  return writeButtonMail(mail, language);
}

function companyOf(news: AccountNews): { company?: string; vat?: string } {
  return 'company' in news ? { company: news.company.name, vat: news.company.vatNumber } : {};
}

function buttonOf(shop: WritingShop, language: ShopLanguage, news: AccountNews, say: Say<typeof fi>) {
  const button = (kind: 'activate' | 'member' | 'reset' | 'changed' | 'delete' | 'verified', path: string) => ({
    label: say(`${kind}.button`),
    link: accountLink(shop, language, path),
    plainLink: say('plainLink'),
  });
  // English paths: the shop redirects to the path in the reader's language
  switch (news.kind) {
    case 'activate':
      return button(news.kind, `/accounts/activate/${news.token}/`);
    case 'member':
    case 'reset':
      return button(news.kind, `/accounts/password/reset/confirm/${news.token}/`);
    case 'changed':
      return button(news.kind, '/accounts/reset-password/');
    case 'delete':
      return button(news.kind, `/accounts/delete-account/${news.token}/`);
    case 'verified':
      return button(news.kind, '/accounts/login/');
    default:
      return null;
  }
}

/**
 * A page of the shop on the language's own host, never on one that a request named. Where no host has the language, a host
 * of another or of no language with the language as a parameter.
 */
function accountLink(shop: WritingShop, language: ShopLanguage, path: string): string {
  const [own] = shop.hosts[language];
  const host = own ?? shop.hosts.any[0] ?? Object.values(shop.hosts).flat()[0] ?? 'localhost';
  return `${shopAddress(shop, host)}${path}${own === undefined ? `?language=${language}` : ''}`;
}
