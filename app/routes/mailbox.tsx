import { useLoaderData } from '@remix-run/react';
import { loadMailbox } from '~/features/orders/mailbox.server';
import { Mailbox } from '~/features/orders/parts/mailbox';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('mailbox') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadMailbox;

export default function MailboxScreen() {
  return <Mailbox mails={useLoaderData<typeof loader>().mails} />;
}
