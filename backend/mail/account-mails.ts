import { randomUUID } from 'node:crypto';
import type { AccountNews, Addressee, TellOwner } from '../domain/customers/account-news';
import type { ShopLanguage } from '../domain/locale/language';
import { loadTranslations, type Say } from '../domain/locale/load-translations';
import de from './account-messages/de.json';
import en from './account-messages/en.json';
import fi from './account-messages/fi.json';
import fr from './account-messages/fr.json';
import ru from './account-messages/ru.json';
import sv from './account-messages/sv.json';
import { type ButtonMail, writeButtonMail } from './button-mail';
import { formatDate, formatTime } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

const accountTexts = loadTranslations({ fi, en, sv, de, fr, ru });

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

/** Mails to addresses that somebody gave and nobody has proved to own. */
const UNPROVED: ReadonlySet<AccountNews['kind']> = new Set(['activate', 'emailConfirm', 'emailTaken']);

/** Writes a mail about an account as text and as HTML. */
export function writeAccountMail(
  shop: WritingShop,
  { firstName, language }: Addressee,
  news: AccountNews,
  now: Date,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const say = accountTexts(language);
  const sayToAll = mailTexts(language);
  const values = { shop: shop.shopName, time: formatTime(now), ...subjectOf(news), ...membershipOf(news, say) };
  // anyone may register any address with any name, so the mail does not greet by name
  const isOwn = !UNPROVED.has(news.kind) && firstName.trim() !== '';
  const mail: ButtonMail = {
    shopName: shop.shopName,
    subject: say(`${news.kind}.subject`),
    preheader: say(`${news.kind}.preheader`),
    greeting: isOwn ? say('hello', { name: firstName }) : say('helloUnnamed'),
    paragraphs: [say(`${news.kind}.text`, values), ...noteOf(news, say)],
    button: buttonOf(shop, language, news, say),
    reason: say(`${news.kind}.reason`, values),
    contact: sayToAll('contact', { email: shop.shopEmail }),
    signature: sayToAll('signature'),
  };
  return writeButtonMail(mail, language);
}

/** What the news is about, as the texts name it. */
function subjectOf(news: AccountNews): { company?: string; vat?: string; product?: string } {
  if ('company' in news) return { company: news.company.name, vat: news.company.vatNumber };
  return 'model' in news ? { product: news.model.name } : {};
}

/** The group and the last day of a membership. */
function membershipOf(news: AccountNews, say: Say<typeof fi>): { group?: string; date?: string } {
  if (!('group' in news)) return {};
  return { group: say(`group.${news.group}`), ...('until' in news && { date: formatDate(news.until) }) };
}

/** The reason in the words of staff, when they gave one. */
function noteOf(news: AccountNews, say: Say<typeof fi>): string[] {
  if (!('note' in news) || news.note.trim() === '') return [];
  return [say(`${news.kind}.note`, { note: news.note })];
}

type KindWithButton = Exclude<
  AccountNews['kind'],
  'deleted' | 'received' | 'refused' | 'emailTaken' | 'emailChangedForGood' | 'group-accepted' | 'group-refused'
>;

function buttonOf(shop: WritingShop, language: ShopLanguage, news: AccountNews, say: Say<typeof fi>) {
  const button = (kind: KindWithButton, path: string) => ({
    label: say(`${kind}.button`),
    link: shopLink(shop, language, path),
    plainLink: say('plainLink'),
  });
  // English paths: the shop redirects to the path in the reader's language
  switch (news.kind) {
    case 'activate':
      return button(news.kind, `/accounts/activate/${news.token}/`);
    case 'member':
    case 'reset':
    case 'emailRestored':
      return button(news.kind, `/accounts/password/reset/confirm/${news.token}/`);
    case 'changed':
    case 'emailAsked':
      return button(news.kind, '/accounts/reset-password/');
    case 'delete':
      return button(news.kind, `/accounts/delete-account/${news.token}/`);
    case 'emailConfirm':
      return button(news.kind, `/accounts/confirm-email/${news.token}/`);
    case 'emailChanged':
      return button(news.kind, `/accounts/undo-email/${news.token}/`);
    case 'verified':
      return button(news.kind, '/accounts/login/');
    case 'review-published':
      return button(news.kind, `/${news.model.brandSlug}/${news.model.slug}/`);
    case 'review-refused':
      return button(news.kind, `/reviews/write/${news.model.slug}/`);
    default:
      return null;
  }
}
