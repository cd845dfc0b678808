import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { decideGroup, findDeskGroups } from '~/api/desk-lists';
import { pathTo } from '~/routing/path-to';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, askedSearch, deskContext, textField } from './desk-context.server';

/** A decision that was refused, with what was typed. */
export type GroupProblem = {
  readonly email: string;
  readonly group: string;
  readonly until: string;
  readonly note: string;
  readonly text: string;
};

/** Applications: `?search=` and `?status=` narrow them. */
export async function loadDeskGroups(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const search = askedSearch(context.url);
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskGroups(context.api, { ...search, page }));
  return data({ title: context.t('desk')('page.deskGroups'), list, page, ...search });
}

/** Accepts an application until a day, or refuses it. */
export async function decideDeskGroup(args: ActionFunctionArgs) {
  const context = await deskContext(args);
  const form = await readForm(args.request);
  const t = context.t('desk-lists');
  const to = pathTo('deskGroups', context.language);
  const group = CUSTOMER_GROUPS.find((each) => each === form.get('group'));
  const decision = form.get('decision') === 'accept' ? ('accept' as const) : ('refuse' as const);
  const typed = {
    email: textField(form, 'email', 254),
    until: textField(form, 'until', 10),
    note: textField(form, 'note'),
  };
  const verdict = group && { ...typed, group, decision };
  const result = verdict ? await orErrorPage(decideGroup(context.api, verdict)) : 'missing';
  if (result === 'missing') return redirectWithToast(to, { type: 'error', text: t('groups.missing') });
  const problem: GroupProblem = { ...typed, group: group ?? '', text: t('groups.error.until') };
  if (result === 'until') return data({ problem }, 400);
  return redirectWithToast(to, { type: 'success', text: t(`groups.${decision}.done`) });
}
