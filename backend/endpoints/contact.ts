import * as calls from 'contract/contact';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { type ContactWish, sendMessage } from '../domain/contact/send-message';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { receivedMails } from '../mail/contact-mails';
import { type Area, answer, type BackendEnv } from './serve';
import { tooOften } from './too-often';

const WINDOW_MS = 60 * 60 * 1000;
/** Messages of a visitor's address, and to a mail address, in an hour; a hasty one counts as many. */
const MAX_BY_VISITOR = 20;
const MAX_BY_EMAIL = 10;
const HASTY_WEIGHT = 4;

/** Messages to the shop by its forms. */
export function contactEndpoints({ db, pool, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const byVisitor = attemptLimit(pool, 'contact-by-address', MAX_BY_VISITOR, WINDOW_MS);
  const byEmail = attemptLimit(pool, 'contact-by-email', MAX_BY_EMAIL, WINDOW_MS);
  const tell = receivedMails(settings);

  const send = async (
    wish: ContactWish,
    visit: { clientAddress: string | null; now: Date; body: { hasty: boolean } },
    language: Parameters<typeof sendMessage>[2]['language'],
  ) => {
    const { clientAddress, now } = visit;
    const { hasty } = visit.body;
    const visitorWait = clientAddress === null ? 0 : await byVisitor.count(clientAddress, hasty ? HASTY_WEIGHT : 1);
    const wait = visitorWait || (await byEmail.count(wish.email.toLowerCase()));
    if (wait > 0) return tooOften(wait);
    return { number: await sendMessage(db, wish, { language, now }, tell) };
  };

  answer(area, calls.sendContactMessage, (visit) => {
    const { order_number: orderNumber, lang_code: language, hasty: _hasty, images: pictures, ...said } = visit.body;
    const none = { phone: '', company: '', vatNumber: '' };
    return send({ ...said, ...none, kind: 'ask', orderNumber, pictures }, visit, language);
  });

  answer(area, calls.sendCorporateInfo, (visit) => {
    const { vat_number: vatNumber, interest: subject, lang_code: language, hasty: _hasty, ...said } = visit.body;
    return send({ ...said, kind: 'corporate', subject, vatNumber, orderNumber: '', pictures: [] }, visit, language);
  });

  return area;
}
