import { useLoaderData } from '@remix-run/react';
import { loadNewPassword, saveNewPassword } from '~/features/account/registration/mailed-link.server';
import { NewPasswordPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadNewPassword;
export const action = saveNewPassword;

export default function NewPasswordScreen() {
  const { works } = useLoaderData<typeof loader>();
  return <NewPasswordPage works={works} answer={useAnswer<typeof action>()} />;
}
