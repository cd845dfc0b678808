import { useLoaderData } from '@remix-run/react';
import { changeDeskBanner, loadDeskBanner } from '~/features/desk/banners.server';
import { DeskBannerForm } from '~/features/desk/parts/desk-banner';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskBanner;
export const action = changeDeskBanner;

export default function DeskBannerScreen() {
  const { title, ...banner } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskBanners">
      <DeskBannerForm banner={banner} answer={answer} />
    </DeskFrame>
  );
}
