import { useLoaderData } from '@remix-run/react';
import { loadDeleteAccount, removeAccount } from '~/features/account/registration/mailed-link.server';
import { DeleteAccountPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadDeleteAccount;
export const action = removeAccount;

export default function DeleteAccountScreen() {
  const { works } = useLoaderData<typeof loader>();
  return <DeleteAccountPage works={works} answer={useAnswer<typeof action>()} />;
}
