import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStaticPage, withPolicy } from '~/features/content/load-page.server';
import { pageMetaOf } from '~/features/content/page-meta';
import { StaticPage } from '~/features/content/parts/static-page';
import { loadSiblings } from '~/features/shell/page-siblings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => pageMetaOf(data, data.side, site));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [page, side] = await Promise.all([
    loadStaticPage(context),
    loadSiblings(context, context.params['slug'] ?? ''),
  ]);
  return withPolicy(context, { ...page, side });
}

export default function StaticPageScreen() {
  const { side, ...page } = useLoaderData<typeof loader>();
  return <StaticPage page={page} side={side} />;
}
