import { type ActionFunctionArgs, data } from '@remix-run/node';
import { CUSTOMER_GROUPS, applyForGroup as call } from 'contract/customer-groups';
import { ApiError } from '~/api/api-error';
import { applyForGroup as apply, type CustomerGroup } from '~/api/groups';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';

/** A refused application: the group's form is shown again with what was typed. */
export type GroupRefusal = { readonly group: CustomerGroup | null; readonly number: string; readonly error: string };

/** The log-in, for a session that is over, and back. */
function toLogIn({ language, t }: ShopContext): Response {
  const next = pathTo('accountClub', language);
  return redirectWithToast(pathTo('login', language, {}, { next }), {
    type: 'info',
    text: t('sign-in')('loginRequired'),
  });
}

/** The action of the club page: applies for a group with the number of the membership. Specification 2 §6. */
export async function applyForGroup(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('groups');
  const given = await readForm(args.request);
  const refuse = (status = 400) =>
    data<GroupRefusal>(
      {
        group: CUSTOMER_GROUPS.find((group) => group === given.get('group')) ?? null,
        number: String(given.get('member_number') ?? '').slice(0, 100),
        error: t('error.number'),
      },
      status,
    );
  const form = parseForm(given, call.body);
  if (form.status !== 'success') return refuse();
  const { group, member_number } = form.value;
  const outcome = await orErrorPage(
    apply(context.api, group, member_number).catch((error: unknown) => {
      if (error instanceof ApiError && error.backendStatus === 401) throw toLogIn(context);
      throw error;
    }),
  );
  if (outcome === 'refused') return refuse();
  const text = t(outcome.status === 'accepted' ? 'done.accepted' : 'done.pending');
  return redirectWithToast(pathTo('accountClub', context.language), { type: 'success', text });
}
