import { useLoaderData } from '@remix-run/react';
import { loadCompany } from '~/features/account/area/club.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { CompanyPage } from '~/features/account/area/parts/company-page';
import { CompanyStart } from '~/features/account/company-orders/parts/company-start';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'company-orders') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadCompany;

export default function AccountCompanyScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountCompany" frame={frame}>
      {content ? <CompanyPage {...content} /> : <NoAccounts />}
      {content?.company.isVerified && <CompanyStart />}
    </AccountFrame>
  );
}
