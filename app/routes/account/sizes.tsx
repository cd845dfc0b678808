import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { SizesPage } from '~/features/account/area/parts/sizes-page';
import { loadSizes, saveSizes } from '~/features/account/area/sizes.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadSizes;
export const action = saveSizes;

export default function AccountSizesScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame title={title} page="accountSizes" frame={frame}>
      {content ? <SizesPage {...content} text={answer?.text ?? ''} /> : <NoAccounts />}
    </AccountFrame>
  );
}
