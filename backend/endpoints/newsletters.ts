import * as calls from 'contract/newsletters';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { confirmSubscription, stopSubscription, subscribe } from '../domain/newsletters/subscriptions';
import { mailLimit } from '../domain/untrusted/mail-limit';
import { newsletterMails } from '../mail/newsletter-mails';
import { type Area, answer, type BackendEnv } from './serve';
import { onlyAllowed } from './too-often';

/** Subscribing to newsletters, with the links in their mails. */
export function newsletterEndpoints({ db, pool, log, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const limit = mailLimit(pool, 'newsletter');
  const limited = onlyAllowed(log);
  const tell = newsletterMails(settings);

  answer(area, calls.subscribeNewsletter, ({ body, clientAddress, now }) => {
    const { email, list, lang_code: language, name = '', company = '', consent } = body;
    const asked = { email, list, language, name, company, consent };
    return limited(limit, { email, clientAddress }, () => subscribe(db, asked, tell, now));
  });

  answer(area, calls.confirmNewsletter, async ({ body, language, now }) => ({
    list: await confirmSubscription(db, body.token, language, tell, now),
  }));

  answer(area, calls.stopNewsletter, async ({ body, language, now }) => ({
    list: await stopSubscription(db, body.token, language, now),
  }));

  return area;
}
