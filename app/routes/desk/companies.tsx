import { useLoaderData } from '@remix-run/react';
import { decideDeskCompany, loadDeskCompanies } from '~/features/desk/companies.server';
import { DeskCompanies } from '~/features/desk/parts/desk-companies';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-lists') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskCompanies;
export const action = decideDeskCompany;

export default function DeskCompaniesScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskCompanies">
      <DeskCompanies {...content} />
    </DeskFrame>
  );
}
