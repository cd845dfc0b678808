import { useLoaderData } from '@remix-run/react';
import { WriteReviewPage } from '~/features/reviews/parts/write-review-page';
import { loadWriteReview, submitReview } from '~/features/reviews/write-review.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('review-form') };
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.pageTitle,
  noindex: true,
}));
export const headers = privateHeaders;
export const loader = loadWriteReview;
export const action = submitReview;

export default function WriteReviewScreen() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>();
  return <WriteReviewPage data={loaded} refused={refused ?? null} />;
}
