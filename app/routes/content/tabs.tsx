import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withPolicy } from '~/features/content/load-page.server';
import { loadTabs } from '~/features/content/load-tabs.server';
import { tabsMetaOf } from '~/features/content/page-meta';
import { TabsPage } from '~/features/content/parts/tabs-page';
import { loadSiblings } from '~/features/shell/page-siblings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => tabsMetaOf(data, data.side, site));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [slug = ''] = (context.params['slug'] ?? '').split('/');
  const [page, side] = await Promise.all([loadTabs(context), loadSiblings(context, slug)]);
  return withPolicy(context, { ...page, side });
}

export default function TabsScreen() {
  const { side, ...page } = useLoaderData<typeof loader>();
  return <TabsPage page={page} side={side} />;
}
