import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProduct } from '~/features/product/load-product.server';
import { ProductPage } from '~/features/product/parts/product-page';
import { productMeta } from '~/features/product/product-meta';
import { loadReviews } from '~/features/reviews/load-reviews.server';
import { ReviewSection } from '~/features/reviews/parts/review-section';
import { ViewedShelf } from '~/features/viewed/parts/viewed-shelf';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('product', 'reviews', 'catalog', 'common') };

export const meta = pageMeta<typeof loader>(({ data, site, location }) =>
  productMeta(data.product, site, location.search),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const product = await loadProduct(context);
  const { id, rating } = product.model;
  const reviews = await loadReviews(context, { modelId: id, count: rating.count });
  return { product, reviews };
}

export default function ProductScreen() {
  const { product, reviews } = useLoaderData<typeof loader>();
  return (
    <ProductPage key={product.model.id} data={product} below={<ViewedShelf modelId={product.model.id} />}>
      {reviews && <ReviewSection reviews={reviews} rating={product.model.rating} />}
    </ProductPage>
  );
}
