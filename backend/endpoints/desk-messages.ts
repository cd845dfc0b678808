import * as calls from 'contract/desk-messages';
import { NEWSLETTER_LISTS } from 'contract/newsletter-lists';
import { Hono } from 'hono';
import { writeAudit } from '../domain/audit/write-audit';
import { type ContactStatus, findMessages, handleMessage, readMessage } from '../domain/contact/handle-message';
import type { ContactMessage } from '../domain/contact/send-message';
import { countSubscribers, readRecipients } from '../domain/newsletters/recipients';
import { answerMails } from '../mail/contact-mails';
import { administrator, pageOf } from './desk';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

const CHANGED = new Answer(409, { reason: 'CHANGED' as const });

/** The desk's messages and newsletters. */
export function deskMessageEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerMessages(area);
  answerNewsletters(area);
  return area;
}

const summaryOf = ({ number, kind, status, subject, name, email, company, language, createdAt }: ContactMessage) => ({
  ...{ number, kind, status, subject, name, email, company, language },
  created: createdAt.toISOString(),
});

function answerMessages(area: Area): void {
  answer(area, calls.getDeskMessages, async ({ backend, caller, query }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { messages, count } = await findMessages(backend.db, query, pageOf(query.page));
    return { messages: messages.map(summaryOf), count };
  });

  answer(area, calls.getDeskMessage, async ({ backend, caller, params }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const found = await readMessage(backend.db, params.number);
    if (!found) return NOT_FOUND;
    const { phone, orderNumber, vatNumber, message } = found.message;
    return {
      ...summaryOf(found.message),
      ...{ phone, order_number: orderNumber, vat_number: vatNumber, message, pictures: found.pictures },
      answers: found.answers.map(({ actor, text, createdAt }) => ({ actor, text, created: createdAt.toISOString() })),
    };
  });

  answer(area, calls.answerDeskMessage, async ({ backend, caller, params, body, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const tell = answerMails(backend.settings);
    const seen: ContactStatus = body.seen;
    const handled = await handleMessage(
      backend.db,
      params.number,
      { text: body.text, seen, staffId: admin.customerId },
      tell,
      now,
    );
    if (handled === null) return NOT_FOUND;
    return handled === 'changed' ? CHANGED : { status: handled };
  });
}

function answerNewsletters(area: Area): void {
  answer(area, calls.getDeskNewsletters, async ({ backend, caller }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    const { confirmed, others } = await countSubscribers(backend.db);
    return {
      lists: NEWSLETTER_LISTS.map((list) => {
        const other = others.find((each) => each.list === list);
        return {
          list,
          pending: other?.pending ?? 0,
          stopped: other?.stopped ?? 0,
          confirmed: confirmed.filter((each) => each.list === list).map(({ language, count }) => ({ language, count })),
        };
      }),
    };
  });

  answer(area, calls.getNewsletterRecipients, async ({ backend, caller, params, query, now }) => {
    const admin = await administrator(caller);
    if (admin instanceof Answer) return admin;
    if (query.page === 1) await recordExport(backend.db, admin.customerId, params.list, now);
    return readRecipients(backend.db, params.list, query.page);
  });
}

/** People's addresses leave the shop: who took them is recorded. */
function recordExport(db: Parameters<typeof handleMessage>[0], staffId: number, list: string, now: Date) {
  return db.transaction((tx) =>
    writeAudit(tx, {
      actor: `staff:${staffId}`,
      action: 'export-newsletter',
      subject: 'newsletter',
      subjectId: list,
      now,
    }),
  );
}
