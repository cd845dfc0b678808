import { useLoaderData } from '@remix-run/react';
import { loadConfirmEmail, saveEmail } from '~/features/account/registration/mailed-link.server';
import { EmailPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadConfirmEmail;
export const action = saveEmail;

export default function ConfirmEmailScreen() {
  const { works } = useLoaderData<typeof loader>();
  return <EmailPage way="email" works={works} answer={useAnswer<typeof action>()} />;
}
