import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPost } from '~/features/content/load-post.server';
import { postMetaOf } from '~/features/content/page-meta';
import { PostPage } from '~/features/content/parts/post-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('life', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => postMetaOf(data, site));

export const loader = (args: LoaderFunctionArgs) => loadPost(args, 'guide');

export default function GuideScreen() {
  return <PostPage post={useLoaderData<typeof loader>()} />;
}
