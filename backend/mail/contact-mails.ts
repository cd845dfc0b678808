import type { TellAnswer } from '../domain/contact/handle-message';
import type { ContactMessage, TellSender } from '../domain/contact/send-message';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import de from './contact-messages/de.json';
import en from './contact-messages/en.json';
import fi from './contact-messages/fi.json';
import fr from './contact-messages/fr.json';
import ru from './contact-messages/ru.json';
import sv from './contact-messages/sv.json';
import { formatDate } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import type { WritingShop } from './shop-link';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** The lines of a text as paragraphs of a mail. */
const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** Returns the function that queues the mail which confirms a message. */
export function receivedMails(shop: WritingShop): TellSender {
  return (tx, message, now) => {
    const say = texts(message.language);
    const { number } = message;
    const text = say(message.kind === 'corporate' ? 'received.corporate' : 'received.text', { number });
    const paragraphs = [text, ...paragraphsOf(say('received.copy', { text: message.message }))];
    return queue(tx, shop, message, { key: 'received', dedupeKey: `message:${number}`, paragraphs }, now);
  };
}

/** Returns the function that queues the mail with the shop's answer, the question below it. */
export function answerMails(shop: WritingShop): TellAnswer {
  return (tx, message, answer, now) => {
    const date = formatDate(message.createdAt);
    const copy = texts(message.language)('answer.copy', { date, text: message.message });
    const paragraphs = [...paragraphsOf(answer.text), ...paragraphsOf(copy)];
    const dedupeKey = `message:${message.number}/${answer.id}`;
    return queue(tx, shop, message, { key: 'answer', dedupeKey, paragraphs }, now);
  };
}

interface Content {
  readonly key: 'received' | 'answer';
  readonly dedupeKey: string;
  readonly paragraphs: readonly string[];
}

function queue(
  tx: Parameters<TellSender>[0],
  shop: WritingShop,
  { language, email, name, number }: ContactMessage,
  { key, dedupeKey, paragraphs }: Content,
  now: Date,
): Promise<void> {
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const mail = writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say(`${key}.subject`, { number }),
      preheader: say(`${key}.preheader`),
      greeting: say('hello', { name }),
      paragraphs,
      button: null,
      reason: say(`${key}.reason`, { shop: shop.shopName }),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
  return queueMail(tx, { ...mail, dedupeKey, kind: `message-${key}`, language, recipient: email }, now);
}
