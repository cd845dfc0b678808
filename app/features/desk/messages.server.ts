import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { csvText } from 'contract/csv-text';
import { NEWSLETTER_LISTS } from 'contract/newsletter-lists';
import {
  answerDeskMessage,
  DESK_MESSAGE_STATUSES,
  findDeskMessages,
  readDeskMessage,
  readDeskNewsletters,
  readRecipients,
} from '~/api/desk-messages';
import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext, textField } from './desk-context.server';

const statusOf = (value: unknown) => DESK_MESSAGE_STATUSES.find((each) => each === value) ?? 'open';

/** Messages: `?search=` and `?status=` narrow them; without a status those that wait. */
export async function loadDeskMessages(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { searchParams } = context.url;
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const status = statusOf(searchParams.get('status'));
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskMessages(context.api, { status, search, page }));
  return data({ title: context.t('desk')('page.deskMessages'), list, page, search, status });
}

/** A message for staff. @throws Response 404 when there is none with the number */
export async function loadDeskMessage(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const number = context.params['number'] ?? '';
  const message = await orErrorPage(readDeskMessage(context.api, number));
  const t = context.t('desk-messages');
  if (!message) notFound(t('unknown'), pathTo('deskMessages', context.language));
  return data({ title: t('number', { number: message.number }), message });
}

/** Answers a message by mail, or closes it. What was typed is kept when somebody else was faster or the answer is empty. */
export async function handleDeskMessage(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const t = context.t('desk-messages');
  const number = context.params['number'] ?? '';
  const text = textField(form, 'text', 5000).replaceAll('\r\n', '\n');
  const isClosed = form.get('intent') === 'close';
  if (!isClosed && text === '') return data({ text, problem: t('answer.required') }, 400);
  const seen = statusOf(form.get('seen'));
  const status = await orErrorPage(answerDeskMessage(context.api, { number, seen, text: isClosed ? '' : text }));
  if (status === 'changed') return data({ text, problem: t('answer.changed') }, 409);
  return redirectWithToast(pathTo('deskMessages', context.language), {
    type: 'success',
    text: t(status === 'closed' ? 'close.done' : 'answer.done', { number }),
  });
}

/** The newsletters with their subscribers. */
export async function loadDeskNewsletters(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const lists = await orErrorPage(readDeskNewsletters(context.api));
  return data({ title: context.t('desk')('page.deskNewsletters'), lists });
}

/** The recipients of a newsletter as a CSV file. @throws Response 404 for an unknown newsletter */
export async function exportRecipients(args: LoaderFunctionArgs): Promise<Response> {
  const context = await deskContext(args);
  const list = NEWSLETTER_LISTS.find((each) => each === context.params['slug']);
  if (!list) notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
  const recipients = await orErrorPage(readRecipients(context.api, list));
  const columns = ['email', 'language', 'name', 'company', 'since'] as const;
  const rows = recipients.map((recipient) => columns.map((column) => recipient[column]));
  return new Response(csvText([columns, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${list}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
