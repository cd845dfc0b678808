import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import { findDeskComplaints, moveDeskComplaint, readDeskComplaint } from '~/api/desk-complaints';
import { pathTo } from '~/routing/path-to';
import { notFound } from '~/server/errors.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext, textField } from './desk-context.server';

/** Complaints: `?search=` and `?status=` narrow them. */
export async function loadDeskComplaints(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { searchParams } = context.url;
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const status = (searchParams.get('status') ?? '').slice(0, 40);
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskComplaints(context.api, { search, status, page }));
  return data({ title: context.t('desk')('page.deskComplaints'), list, page, search, status });
}

/** A complaint for staff. @throws Response 404 when there is none with the number */
export async function loadDeskComplaint(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const complaint = await orErrorPage(readDeskComplaint(context.api, context.params['number'] ?? ''));
  const t = context.t('complaints');
  if (!complaint) notFound(t('missing'), pathTo('deskComplaints', context.language));
  return data({ title: t('view.title', { number: complaint.number }), complaint });
}

/** Moves a complaint to another status, or answers its customer. */
export async function changeDeskComplaint(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const number = context.params['number'] ?? '';
  const t = context.t('desk');
  const statusOf = (name: string) => COMPLAINT_STATUSES.find((each) => each === form.get(name));
  const [from, status] = [statusOf('from'), statusOf('status')];
  const note = textField(form, 'note');
  const refuse = (text: string, code: number) => data({ problem: { text, note } }, code);
  if (!from || !status) return refuse(t('complaints.refused'), 400);
  const result = await orErrorPage(moveDeskComplaint(context.api, { number, from, status, note }));
  if (result === 'note') return refuse(t('complaints.needsNote'), 400);
  if (result === 'changed') return refuse(t('complaints.refused'), 409);
  const to = pathTo('deskComplaint', context.language, { number });
  return redirectWithToast(to, { type: 'success', text: t('complaints.done') });
}
