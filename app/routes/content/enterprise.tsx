import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withPolicy } from '~/features/content/load-page.server';
import { loadScreenPage } from '~/features/content/load-screen-page.server';
import { pageMetaOf } from '~/features/content/page-meta';
import { EnterprisePage } from '~/features/content/parts/enterprise-page';
import { loadSiblings } from '~/features/shell/page-siblings.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  ...pageMetaOf(data, data.side, site),
  // without a text there are still the forms
  noindex: false,
}));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [page, side] = await Promise.all([
    loadScreenPage(context, 'enterprise', context.t('pages')('enterprise')),
    loadSiblings(context, { screen: 'enterprise' }),
  ]);
  return withPolicy(context, { ...page, side });
}

export default function EnterpriseScreen() {
  const { side, ...page } = useLoaderData<typeof loader>();
  return <EnterprisePage page={page} side={side} />;
}
