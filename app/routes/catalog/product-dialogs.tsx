import type { ComponentProps } from 'react';
import { ProductDialogs } from '~/features/product/parts/product-dialogs';
import type { ReviewsData } from '~/features/reviews/load-reviews.server';
import { ReviewSummary } from '~/features/reviews/parts/review-summary';
import { needs } from '~/locale/translator';

await needs('product', 'product-more', 'reviews');

type DialogsProps = Omit<ComponentProps<typeof ProductDialogs>, 'reviews'> & {
  readonly reviews: ReviewsData | null;
  readonly rating: { readonly average: number; readonly count: number };
};

/** The dialogs of the product page; the browser loads them when one opens. */
export function Dialogs({ reviews, rating, ...props }: DialogsProps) {
  return <ProductDialogs {...props} reviews={reviews && <ReviewSummary reviews={reviews} rating={rating} />} />;
}
