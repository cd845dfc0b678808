import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withPolicy } from '~/features/content/load-page.server';
import { loadScreenPage } from '~/features/content/load-screen-page.server';
import { pageMetaOf } from '~/features/content/page-meta';
import { HistoryPage } from '~/features/content/parts/history-page';
import { timelineOf } from '~/features/content/rules/timeline';
import { loadSiblings } from '~/features/shell/page-siblings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => pageMetaOf(data, data.side, site));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [page, side] = await Promise.all([
    loadScreenPage(context, 'history', context.t('pages')('history')),
    loadSiblings(context, { screen: 'history' }),
  ]);
  const timeline = timelineOf(page.html) ?? null;
  return withPolicy(context, { ...page, html: timeline ? timeline.intro : page.html, timeline, side });
}

export default function HistoryScreen() {
  const { side, timeline, ...page } = useLoaderData<typeof loader>();
  return <HistoryPage page={page} timeline={timeline} side={side} />;
}
