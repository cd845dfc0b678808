import { useLoaderData } from '@remix-run/react';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { Below } from '~/features/content/parts/below';
import { BloggerPage } from '~/features/content/parts/blog-page';
import { CampaignHead, CampaignText, OtherCampaigns } from '~/features/content/parts/campaign-head';
import { ExperiencesPage } from '~/features/content/parts/experiences-page';
import { PostPage } from '~/features/content/parts/post-page';
import { StaticPage } from '~/features/content/parts/static-page';
import { TabsPage } from '~/features/content/parts/tabs-page';
import { PreviewBar } from '~/features/desk/content/parts/preview-bar';
import { needs, useT } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { loadContentPreview } from './content-preview.server';

export const handle = { i18n: await needs('desk-content', 'common', 'life', 'catalog', 'pages') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadContentPreview;

export default function ContentPreviewScreen() {
  const preview = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBar {...preview} />
      <Shown shown={preview.shown} />
    </>
  );
}

type ShownProps = { readonly shown: ReturnType<typeof useLoaderData<typeof loader>>['shown'] };

function Shown({ shown }: ShownProps) {
  const t = useT('life');
  switch (shown.kind) {
    case 'page':
      return <StaticPage page={shown.data} side={null} />;
    case 'tabs':
      return <TabsPage page={shown.data} side={null} />;
    case 'post':
      return <PostPage post={shown.data} />;
    case 'blogger':
      return <BloggerPage data={shown.data} />;
    case 'experience':
      return <ExperiencesPage data={shown.data} />;
    case 'campaign':
      return (
        <main id="main">
          <CampaignHead campaign={shown.data} hasProducts={shown.products.length > 0} />
          {shown.products.length > 0 && (
            <Below id="products" title={t('products')}>
              <ProductShelf products={shown.products} />
            </Below>
          )}
          <CampaignText campaign={shown.data} />
          <OtherCampaigns campaign={shown.data} />
        </main>
      );
  }
}
