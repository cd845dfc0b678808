import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readAccount } from '~/api/account';
import { readOwnComplaint, readOwnComplaints } from '~/api/complaints';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { inAccount, loadAccountPage } from './account-page.server';

/** The person's complaints, `?page=`. */
export const loadOwnComplaints = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'accountComplaints', async ({ api, url }) => {
    const asked = url.searchParams.get('page') ?? '1';
    const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
    return { ...(await readOwnComplaints(api, page)), page };
  });

/** One of them; 404 "Complaint could not be found" when it does not exist or is somebody else's. */
export async function loadOwnComplaint(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [account, complaint] = await Promise.all([
    inAccount(context, readAccount(context.api)),
    inAccount(context, readOwnComplaint(context.api, context.params['number'] ?? '')),
  ]);
  const t = context.t('complaints');
  if (!complaint) notFound(t('missing'), pathTo('accountComplaints', context.language));
  const title = t('view.title', { number: complaint.number });
  return data({ title, frame: { hasCompany: account.company !== null }, complaint, key: randomUUID() });
}
