import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadBloggers } from '~/features/content/load-blog.server';
import { BloggersPage } from '~/features/content/parts/blog-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';

export const handle = { i18n: await needs('life', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.lead,
  noindex: data.people.length === 0,
  jsonLd: [breadcrumbData(data.crumbs, site.origin, pathTo('bloggers', site.language))],
}));

export const loader = (args: LoaderFunctionArgs) => loadBloggers(args);

export default function BloggersScreen() {
  return <BloggersPage data={useLoaderData<typeof loader>()} />;
}
