import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { PrivacyPage } from '~/features/account/area/parts/privacy-page';
import { changePrivacy, loadPrivacy } from '~/features/account/area/privacy.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPrivacy;
export const action = changePrivacy;

export default function AccountPrivacyScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame title={title} page="accountPrivacy" frame={frame}>
      {content ? <PrivacyPage {...content} text={answer?.text ?? ''} /> : <NoAccounts />}
    </AccountFrame>
  );
}
