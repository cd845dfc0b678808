import { useLoaderData } from '@remix-run/react';
import { loadStopReminders, stopRemindersTo } from '~/features/account/registration/mailed-link.server';
import { StopRemindersPage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadStopReminders;
export const action = stopRemindersTo;

export default function StopRemindersScreen() {
  const { email } = useLoaderData<typeof loader>();
  return <StopRemindersPage email={email} answer={useAnswer<typeof action>()} />;
}
