import { useLoaderData } from '@remix-run/react';
import { loadLogIn, signIn } from '~/features/account/sign-in/log-in.server';
import { LogInPage } from '~/features/account/sign-in/parts/log-in-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('sign-in', 'passkeys', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadLogIn;
export const action = signIn;

export default function LogInScreen() {
  const { next, googleClientId } = useLoaderData<typeof loader>();
  return <LogInPage next={next} googleClientId={googleClientId} refused={useAnswer<typeof action>()} />;
}
