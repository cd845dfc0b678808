import { useLoaderData } from '@remix-run/react';
import { changeAddresses, loadAddresses } from '~/features/account/area/addresses.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { AddressesPage } from '~/features/account/area/parts/addresses-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'checkout') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadAddresses;
export const action = changeAddresses;

export default function AccountAddressesScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame title={title} page="accountAddresses" frame={frame}>
      {content ? (
        <AddressesPage {...content} text={answer?.text ?? ''} result={answer?.result ?? null} />
      ) : (
        <NoAccounts />
      )}
    </AccountFrame>
  );
}
