import { useLoaderData } from '@remix-run/react';
import { CallLine } from '~/features/contact/parts/call-line';
import { QuickWays } from '~/features/contact/parts/quick-ways';
import { Reclamation } from '~/features/orders/complaints/parts/reclamation';
import { changeReclamation, loadReclamation } from '~/features/orders/complaints/reclamation.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('complaints', 'contact', 'photos', 'order', 'returns', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadReclamation;
export const action = changeReclamation;

export default function ReclamationScreen() {
  const { form, stores, isMember, reach } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <Reclamation
      form={answer?.form ?? form}
      stores={stores}
      isMember={isMember}
      call={<CallLine reach={reach} />}
      side={<QuickWays besides="complaint" reach={reach} />}
    />
  );
}
