import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { SecurityPage } from '~/features/account/area/parts/security-page';
import { changeSecurity, loadSecurity } from '~/features/account/area/security.server';
import { PasskeysLink } from '~/features/account/passkeys/parts/passkeys-link';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'passkeys') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadSecurity;
export const action = changeSecurity;

export default function AccountSecurityScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>() ?? null;
  return (
    <AccountFrame title={title} page="accountSecurity" frame={frame}>
      {content ? (
        <SecurityPage {...content} refused={refused}>
          <PasskeysLink />
        </SecurityPage>
      ) : (
        <NoAccounts />
      )}
    </AccountFrame>
  );
}
