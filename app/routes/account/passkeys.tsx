import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { changePasskeys, loadPasskeys } from '~/features/account/passkeys/change-passkeys.server';
import { PasskeysPage } from '~/features/account/passkeys/parts/passkeys-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'passkeys') };
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.content?.heading ?? data.title,
  noindex: true,
}));
export const headers = privateHeaders;
export const loader = loadPasskeys;
export const action = changePasskeys;

export default function PasskeysScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>();
  return (
    <AccountFrame title={content?.heading ?? title} page="accountSecurity" frame={frame} isBelow>
      {content ? <PasskeysPage {...content} refused={refused} /> : <NoAccounts />}
    </AccountFrame>
  );
}
