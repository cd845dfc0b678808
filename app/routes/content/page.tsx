import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStaticPage } from '~/features/content/load-page.server';
import { RichText } from '~/features/content/rich-text';
import { needs, useT } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.html,
  canonical: data.canonical,
  alternates: data.alternates,
  noindex: data.html === '',
}));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return { ...(await loadStaticPage(context)), admin: { staticId: context.params['slug'] ?? '' } };
}

export default function StaticPageScreen() {
  const { title, html } = useLoaderData<typeof loader>();
  const t = useT('common');
  return (
    <main id="main" className="wrap section">
      {title && <h1>{title}</h1>}
      {html ? <RichText html={html} /> : <p className="muted">{t('page.empty')}</p>}
    </main>
  );
}
