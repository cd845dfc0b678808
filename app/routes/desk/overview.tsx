import { useLoaderData } from '@remix-run/react';
import { loadDesk } from '~/features/desk/lists.server';
import { DeskFindingList } from '~/features/desk/parts/desk-findings';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskOverview } from '~/features/desk/parts/desk-overview';
import { DeskSearch } from '~/features/desk/parts/desk-search';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-lists', 'order', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDesk;

export default function DeskOverviewScreen() {
  const { title, counts, search, found } = useLoaderData<typeof loader>();
  const t = useT('desk-lists');
  const { language } = useLocale();
  return (
    <DeskFrame title={title} page="desk">
      <DeskSearch action={pathTo('desk', language)} label={t('search')} hint={t('search.hint')} search={search} />
      {found && <DeskFindingList found={found} search={search} />}
      <DeskOverview counts={counts} />
    </DeskFrame>
  );
}
