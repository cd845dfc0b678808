import { useLoaderData } from '@remix-run/react';
import { loadDeskBanners, placeBanner } from '~/features/desk/banners.server';
import { DeskBannersList } from '~/features/desk/parts/desk-banners';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskBanners;
export const action = placeBanner;

export default function DeskBannersScreen() {
  const { title, banners } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskBanners">
      <DeskBannersList banners={banners} />
    </DeskFrame>
  );
}
