import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BannerRow } from '~/features/home/parts/banners';
import { loadProductBanners } from '~/features/home/shop-banners.server';
import { readFirstCards } from '~/features/listing/first-cards.server';
import { buyGiftCard, isGiftCardForm } from '~/features/product/gift-card/buy-gift-card.server';
import { loadProduct } from '~/features/product/load-product.server';
import { ProductPage } from '~/features/product/parts/product-page';
import { productMeta, productTracking } from '~/features/product/product-meta';
import { askForNotice, isRestockForm } from '~/features/product/restock/ask-for-notice.server';
import { loadReviews } from '~/features/reviews/load-reviews.server';
import { ReviewSection, ReviewSummary } from '~/features/reviews/parts/review-section';
import { SizeNote } from '~/features/reviews/parts/size-note';
import { reviewFacts } from '~/features/reviews/rules/review-summary';
import { voteOnReview } from '~/features/reviews/vote-on-review.server';
import { readShopPages } from '~/features/shell/service-links.server';
import { ProductViewedShelf } from '~/features/viewed/parts/viewed-shelf';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('product', 'reviews', 'catalog', 'common') };

export const meta = pageMeta<typeof loader>(({ data, site, location }) =>
  productMeta(data.product, site, location.search, data.reviews?.shown.map(reviewFacts)),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [product, shop, banners] = await Promise.all([
    loadProduct(context, readFirstCards),
    readShopPages(context),
    loadProductBanners(context),
  ]);
  const { id, rating } = product.model;
  const reviews = await loadReviews(context, { modelId: id, count: rating.count });
  return { product, shop, banners, reviews, tracking: productTracking(product.model), admin: { modelId: id } };
}

/** Forms of the page: the one for a restock notice, the buy box of gift cards, and votes on reviews. */
export const action = async (args: ActionFunctionArgs) => {
  if (await isRestockForm(args.request)) return askForNotice(args);
  return (await isGiftCardForm(args.request)) ? buyGiftCard(args) : voteOnReview(args);
};

export const shouldRevalidate = revalidateIfAnswered;

export default function ProductScreen() {
  const { product, shop, banners, reviews } = useLoaderData<typeof loader>();
  const { language } = useLocale();
  const { isPublic, isGiftCard, slug } = product.model;
  const writeTo = isPublic && !isGiftCard ? pathTo('writeReview', language, { slug }) : null;
  return (
    <ProductPage
      key={product.model.id}
      data={product}
      sizeNote={reviews && <SizeNote summary={reviews.summary} />}
      shop={shop}
      reviewSummary={reviews && <ReviewSummary reviews={reviews} rating={product.model.rating} />}
      below={
        <>
          <ProductViewedShelf modelId={product.model.id} />
          <BannerRow banners={banners} />
        </>
      }
    >
      {reviews && <ReviewSection reviews={reviews} rating={product.model.rating} writeTo={writeTo} />}
    </ProductPage>
  );
}
