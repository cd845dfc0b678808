import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBlogger } from '~/features/content/load-blog.server';
import { bloggerMetaOf } from '~/features/content/page-meta';
import { BloggerPage } from '~/features/content/parts/blog-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('life', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => bloggerMetaOf(data, site));

export const loader = (args: LoaderFunctionArgs) => loadBlogger(args);

export default function BloggerScreen() {
  return <BloggerPage data={useLoaderData<typeof loader>()} />;
}
