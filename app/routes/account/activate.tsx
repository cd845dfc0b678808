import { useLoaderData } from '@remix-run/react';
import { activate, loadActivate } from '~/features/account/registration/mailed-link.server';
import { ActivatePage } from '~/features/account/registration/parts/mailed-link-pages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('register') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadActivate;
export const action = activate;

export default function ActivateScreen() {
  const { works } = useLoaderData<typeof loader>();
  return <ActivatePage works={works} answer={useAnswer<typeof action>()} />;
}
