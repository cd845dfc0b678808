import { productTitle } from 'contract/product-title';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/client';
import { mails } from '../db/schema/mail';
import { loadTranslations } from '../domain/locale/load-translations';
import type { RestockNews, TellWaiting } from '../domain/restock/answer-requests';
import { writeButtonMail } from './button-mail';
import { formatMoney } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import de from './restock-messages/de.json';
import en from './restock-messages/en.json';
import fi from './restock-messages/fi.json';
import fr from './restock-messages/fr.json';
import ru from './restock-messages/ru.json';
import sv from './restock-messages/sv.json';
import { shopLink, type WritingShop } from './shop-link';

const KIND = 'restock';
const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** Returns the function that queues restock notices, each in the language of its request. */
export function restockMails(shop: WritingShop): TellWaiting {
  return (tx, news, now) =>
    queueMail(
      tx,
      {
        ...writeRestockMail(shop, news),
        dedupeKey: `restock:${news.requestId}`,
        kind: KIND,
        language: news.language,
        recipient: news.email,
        stopLink: stopLink(shop, news),
      },
      now,
    );
}

// English paths: the shop redirects to the path in the reader's language
const stopLink = (shop: WritingShop, { language, stopToken }: RestockNews) =>
  shopLink(shop, language, `/restock/stop/${stopToken}/`);

/** Writes a restock notice as text and as HTML: brand, name, colour, size and type of the variant, its price and its page. */
export function writeRestockMail(shop: WritingShop, news: RestockNews) {
  const { language, product, choice, price } = news;
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const options = [product.color, product.size, product.type].filter(Boolean).join(' · ');
  const named = productTitle(product.brand, product.name);
  const page = `/${product.brandSlug}/${product.modelSlug}/`;
  const query = new URLSearchParams(choice).toString();
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say('subject', { product: named }),
      preheader: say('preheader'),
      greeting: say('hello'),
      paragraphs: [
        say('text', { product: options === '' ? named : `${named} (${options})` }),
        ...(price ? [say('price', { price: formatMoney(price.hundredths, price.currency, language) })] : []),
        say('hurry'),
      ],
      button: {
        label: say('button'),
        link: shopLink(shop, language, query === '' ? page : `${page}?${query}`),
        plainLink: say('plainLink'),
      },
      reason: say('reason', { shop: shop.shopName }),
      stop: { label: say('stop'), link: stopLink(shop, news) },
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}

/** How long notices stay in the outbox, in ms: as long as the link in them works. */
const KEEP_MS = 90 * 24 * 3600 * 1000;

/** Deletes notices, with their recipients, 90 days after they were written. */
export async function deleteOldNotices(db: Db, now: Date): Promise<void> {
  await db.delete(mails).where(and(eq(mails.kind, KIND), lt(mails.createdAt, new Date(now.getTime() - KEEP_MS))));
}
