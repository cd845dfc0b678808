import { hashToken } from '../domain/customers/sessions';
import { loadTranslations } from '../domain/locale/load-translations';
import type { SubscriptionNews, TellSubscriber } from '../domain/newsletters/subscriptions';
import { writeButtonMail } from './button-mail';
import { mailTexts } from './mail-texts';
import de from './newsletter-messages/de.json';
import en from './newsletter-messages/en.json';
import fi from './newsletter-messages/fi.json';
import fr from './newsletter-messages/fr.json';
import ru from './newsletter-messages/ru.json';
import sv from './newsletter-messages/sv.json';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** Returns the function that queues mails about subscriptions, each in the language of the subscription. */
export function newsletterMails(shop: WritingShop): TellSubscriber {
  return (tx, news, now) =>
    queueMail(
      tx,
      {
        ...writeNewsletterMail(shop, news),
        dedupeKey: `newsletter:${hashToken(news.token)}`,
        kind: `newsletter-${news.kind}`,
        language: news.language,
        recipient: news.email,
        ...(news.kind === 'welcome' && { stopLink: linkOf(shop, news) }),
      },
      now,
    );
}

// English paths: the shop redirects to the path in the reader's language
const linkOf = (shop: WritingShop, { kind, language, token }: SubscriptionNews) =>
  shopLink(shop, language, `/newsletter/${kind === 'confirm' ? 'confirm' : 'stop'}/${token}/`);

/** Writes the mail that asks to confirm, or the one that welcomes. */
export function writeNewsletterMail(shop: WritingShop, news: SubscriptionNews) {
  const { kind, language } = news;
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const list = say(`list.${news.list}`);
  const own = linkOf(shop, news);
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say(`${kind}.subject`, { list }),
      preheader: say(`${kind}.preheader`),
      greeting: say('hello'),
      paragraphs: [say(`${kind}.text`, { list }), say(kind === 'confirm' ? 'confirm.otherwise' : 'welcome.end')],
      button: {
        label: say(`${kind}.button`),
        link: kind === 'confirm' ? own : shopLink(shop, language, '/'),
        plainLink: say('plainLink'),
      },
      reason: say(`${kind}.reason`, { shop: shop.shopName }),
      ...(kind === 'welcome' && { stop: { label: say('stop'), link: own } }),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}
