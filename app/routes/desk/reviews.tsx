import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskReviews } from '~/features/desk/parts/desk-reviews';
import { decideDeskReview, loadDeskReviews } from '~/features/desk/reviews.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskReviews;
export const action = decideDeskReview;

export default function DeskReviewsScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskReviews">
      <DeskReviews {...content} />
    </DeskFrame>
  );
}
