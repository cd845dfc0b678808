import { useLoaderData } from '@remix-run/react';
import { changeDetails, loadDetails } from '~/features/account/area/details.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { DetailsPage } from '~/features/account/area/parts/details-page';
import { EmailForm } from '~/features/account/area/parts/email-form';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'checkout') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDetails;
export const action = changeDetails;

export default function AccountDetailsScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame title={title} page="accountDetails" frame={frame}>
      {content ? (
        <DetailsPage {...content} text={answer?.text ?? ''} result={answer?.result ?? null}>
          <EmailForm email={content.account.email} refused={answer?.refusedEmail ?? null} />
        </DetailsPage>
      ) : (
        <NoAccounts />
      )}
    </AccountFrame>
  );
}
