import { ProductSections, WideSections } from '~/features/product/parts/product-sections';
import type { ProductData } from '~/features/product/product-data';
import type { ProductState } from '~/features/product/use-product';
import type { ReviewsData } from '~/features/reviews/load-reviews.server';
import { ReviewSection } from '~/features/reviews/parts/review-section';
import { needs } from '~/locale/translator';

await needs('product', 'product-more', 'reviews');

type SectionsProps = { readonly data: ProductData; readonly product: ProductState };

/** The sections next to the buy box; the browser loads them when they are needed. */
export function Sections(props: SectionsProps) {
  return <ProductSections {...props} />;
}

type WideProps = SectionsProps & { readonly reviews: ReviewsData | null; readonly writeTo: string | null };

/** The sections across the page, with the reviews. */
export function Wide({ data, product, reviews, writeTo }: WideProps) {
  return (
    <WideSections data={data} product={product}>
      {reviews && <ReviewSection reviews={reviews} rating={data.model.rating} writeTo={writeTo} />}
    </WideSections>
  );
}
