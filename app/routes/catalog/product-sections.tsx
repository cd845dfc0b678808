import { ProductSections } from '~/features/product/parts/product-sections';
import type { ProductData } from '~/features/product/product-data';
import type { ProductState } from '~/features/product/use-product';
import type { ReviewsData } from '~/features/reviews/load-reviews.server';
import { ReviewSection } from '~/features/reviews/parts/review-section';
import { needs } from '~/locale/translator';

await needs('product', 'product-more', 'reviews');

type SectionsProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  readonly reviews: ReviewsData | null;
  readonly writeTo: string | null;
};

/** The sections of the product page; the browser loads them when they are needed. */
export function Sections({ data, product, reviews, writeTo }: SectionsProps) {
  return (
    <ProductSections data={data} product={product}>
      {reviews && <ReviewSection reviews={reviews} rating={data.model.rating} writeTo={writeTo} />}
    </ProductSections>
  );
}
