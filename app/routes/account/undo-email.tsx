import { useLoaderData } from '@remix-run/react';
import { loadUndoEmail, restoreEmail } from '~/features/account/registration/mailed-link.server';
import { EmailPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadUndoEmail;
export const action = restoreEmail;

export default function UndoEmailScreen() {
  const { works } = useLoaderData<typeof loader>();
  return <EmailPage way="undo" works={works} answer={useAnswer<typeof action>()} />;
}
