import { useLoaderData } from '@remix-run/react';
import { loadDeskKeywords } from '~/features/desk/keywords.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskKeywordsList } from '~/features/desk/parts/desk-keywords';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskKeywords;

export default function DeskKeywordsScreen() {
  const { title, keywords } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskKeywords">
      <DeskKeywordsList keywords={keywords} />
    </DeskFrame>
  );
}
