import { useLoaderData } from '@remix-run/react';
import { changeDeskCompany, loadDeskCompany } from '~/features/desk/company.server';
import { DeskCompanyPage } from '~/features/desk/parts/desk-company';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-company', 'company-orders') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskCompany;
export const action = changeDeskCompany;

export default function DeskCompanyScreen() {
  const { title, company, formKey } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  return (
    <DeskFrame title={title} page="deskCompanies">
      <DeskCompanyPage company={company} formKey={formKey} answer={answer} />
    </DeskFrame>
  );
}
