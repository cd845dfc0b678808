import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBlog } from '~/features/content/load-blog.server';
import { listMetaOf } from '~/features/content/page-meta';
import { BlogPage } from '~/features/content/parts/blog-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('life', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) =>
  listMetaOf(data, site, { isEmpty: data.list.teasers.length === 0 }),
);

export const loader = (args: LoaderFunctionArgs) => loadBlog(args);

export default function BlogScreen() {
  return <BlogPage data={useLoaderData<typeof loader>()} />;
}
