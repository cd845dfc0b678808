import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useWishes } from '~/features/catalog/use-wishes';
import { loadProductBanners } from '~/features/home/shop-banners.server';
import { readFirstCards } from '~/features/listing/first-cards.server';
import { readGroupScale } from '~/features/listing/group-scale.server';
import { buyGiftCard, isGiftCardForm } from '~/features/product/gift-card/buy-gift-card.server';
import { loadProduct } from '~/features/product/load-product.server';
import { buyMore } from '~/features/product/parts/buy-box';
import { ProductPage } from '~/features/product/parts/product-page';
import { productMeta, productTracking } from '~/features/product/product-meta';
import { isRedeemForm, redeemCode } from '~/features/product/redeem/redeem-code.server';
import { askForNotice, isRestockForm } from '~/features/product/restock/ask-for-notice.server';
import { loadReviews } from '~/features/reviews/load-reviews.server';
import { SizeNote } from '~/features/reviews/parts/size-note';
import { reviewFacts } from '~/features/reviews/rules/review-summary';
import { voteOnReview } from '~/features/reviews/vote-on-review.server';
import { readShopPages } from '~/features/shell/service-links.server';
import { useNoteViewed } from '~/features/viewed/note-viewed';
import { needs } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { OnDemand } from '~/rendering/on-demand';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('product', 'catalog', 'common') };

export const meta = pageMeta<typeof loader>(({ data, site, location }) =>
  productMeta(data.product, site, location.search, import.meta.env.SSR ? data.reviews?.shown.map(reviewFacts) : []),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [product, shop, banners] = await Promise.all([
    loadProduct(context, { readFirstCards, readGroupScale }),
    readShopPages(context),
    loadProductBanners(context),
  ]);
  const { id, rating } = product.model;
  const row = { title: context.t('browse')('banners.title'), banners };
  const reviews = await loadReviews(context, { modelId: id, count: rating.count });
  return { product, shop, banners: row, reviews, tracking: productTracking(product.model), admin: { modelId: id } };
}

/** Forms of the page: the one for a restock notice, the buy box of gift cards, the code of a gift campaign, and votes on reviews. */
export const action = async (args: ActionFunctionArgs) => {
  if (await isRestockForm(args.request)) return askForNotice(args);
  if (await isRedeemForm(args.request)) return redeemCode(args);
  return (await isGiftCardForm(args.request)) ? buyGiftCard(args) : voteOnReview(args);
};

export const shouldRevalidate = revalidateIfAnswered;

const sections = await lateCode(async () => (await import('./product-sections')).Sections);
const wide = await lateCode(async () => (await import('./product-sections')).Wide);
const rest = await lateCode(async () => (await import('./product-rest')).Rest);
const dialogs = await lateCode(async () => (await import('./product-dialogs')).Dialogs, '#main dialog');

/** Loads the parts that a page from the server has already. */
export const loadParts = () => Promise.all([buyMore, sections, wide, rest].map((part) => part.load()));

export default function ProductScreen() {
  const { product, shop, banners, reviews } = useLoaderData<typeof loader>();
  const { language } = useLocale();
  const { search } = useLocation();
  const wished = [...useWishes()].join();
  const { id, isPublic, isGiftCard, slug, rating } = product.model;
  // a used thing is the only one: once it is bought nobody reads about it
  const isReviewed = rating.count > 0 || product.condition === null;
  const writeTo = isPublic && !isGiftCard && isReviewed ? pathTo('writeReview', language, { slug }) : null;
  const sizeNote = reviews && <SizeNote summary={reviews.summary} />;
  useNoteViewed(id);
  return (
    <ProductPage
      key={id}
      data={product}
      sizeNote={sizeNote}
      shop={shop}
      sections={(state) => (
        <>
          <LatePart
            code={sections}
            className="content"
            props={{ data: product, product: state }}
            basis={[product, state.to()]}
          />
          <LatePart
            code={wide}
            className="content content-wide"
            props={{ data: product, product: state, reviews, writeTo }}
            basis={[product, reviews, state.to(), search]}
            near="#reviews"
          />
        </>
      )}
      below={(state) => (
        <LatePart
          code={rest}
          props={{ data: product, product: state, banners }}
          basis={[product, banners, wished, product.kit.length > 0 && state.to()]}
          near=":scope"
        />
      )}
      dialogs={(state) => (
        <OnDemand code={dialogs} props={{ data: product, product: state, shop, sizeNote, reviews, rating }} />
      )}
    />
  );
}
