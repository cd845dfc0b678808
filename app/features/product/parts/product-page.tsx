import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Alert } from '~/ui/alert';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { type ShopFacts, SidePanel } from '../panels/side-panels';
import type { ProductData } from '../product-data';
import { productCrumbs } from '../product-meta';
import { isUnavailableEverywhere } from '../rules/availability';
import { pageSections } from '../rules/page-sections';
import { SizeGuideDialog } from '../size-guide/size-guide-dialog';
import { KeywordDialog } from '../texts/product-texts';
import { useProduct } from '../use-product';
import { AddedDialog } from './added-dialog';
import { Alternatives } from './alternatives';
import { BundleParts } from './bundle-parts';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { ImageDialog } from './image-dialog';
import { Brand, DebugData, Guides } from './more-sections';
import { CareAndRepair, hasDescription, ProductDetails } from './product-details';
import { RelatedShelves } from './related-shelves';
import { SectionNav } from './section-nav';
import { StaffFigures } from './staff-figures';
import { StockDialog } from './stock-dialog';
import { StockTable } from './stock-table';
import { useAddToCart } from './use-add-to-cart';
import { useRibbons } from './use-ribbons';

type ProductPageProps = {
  readonly data: ProductData;
  /** How the size runs by the reviews, from another feature. */
  readonly sizeNote?: ReactNode;
  /** The shop's own pages, from another feature. */
  readonly shop: ShopFacts;
  /** The reviews in short, for their panel, from another feature. */
  readonly reviewSummary?: ReactNode;
  /** The reviews, from another feature. */
  readonly children?: ReactNode;
  /** Content at the end of the page, from another feature. */
  readonly below?: ReactNode;
};

/** The product page. */
export function ProductPage({ data, sizeNote, shop, reviewSummary, children, below }: ProductPageProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const { language } = useLocale();
  const product = useProduct(data);
  const adding = useAddToCart(data, product);
  const ribbons = useRibbons(data.model, product.price);
  const crumbs = productCrumbs(data, { language }).map(({ label, to }, index, { length }) =>
    index === length - 1 ? { label } : { label, to },
  );
  const storeIds = data.stores.map(({ id }) => id);
  const isGone = isUnavailableEverywhere(data.model.variants, storeIds);
  const isForSale = !isGone && !data.model.isGiftCard;
  return (
    <main id="main" className="wrap page-end">
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
      {!data.model.isPublic && <Alert tone="warning">{t('notPublic')}</Alert>}
      <article className="pdp">
        <Gallery
          key={product.choice.color}
          name={data.model.name}
          pictures={product.pictures}
          videos={data.videos}
          ribbons={ribbons}
          zoomTo={(number) => product.to({ image: String(number) })}
        />
        <BuyBox data={data} product={product} adding={adding} sizeNote={sizeNote} shop={shop} />
        <Alternatives alternatives={data.alternatives} />
        <div className="content">
          <SectionNav sections={sectionsOf(data, isForSale)} />
          <BundleParts parts={data.parts} />
          <ProductDetails data={data} variant={product.variant} />
          {data.staff && <StaffFigures staff={data.staff} variant={product.variant} />}
          {isForSale && <StockTable data={data} product={product} />}
          {children}
          <Guides guides={data.guides} />
          <Brand brand={data.brand} />
          <CareAndRepair data={data} />
          <DebugData debugData={data.debugData} />
        </div>
      </article>
      <RelatedShelves recommended={data.alternatives.length > 0 ? [] : data.recommended} alsoBought={data.alsoBought} />
      {below}
      {!data.model.isGiftCard && <BuyBar product={product} adding={adding} />}
      {isForSale && <StockDialog data={data} product={product} />}
      <ImageDialog name={data.model.name} product={product} />
      <SidePanel data={data} product={product} shop={shop} reviews={reviewSummary} />
      <KeywordDialog keyword={data.keyword} />
      <SizeGuideDialog guide={data.sizeGuide} product={product} note={sizeNote} />
      <AddedDialog data={data} product={product} />
    </main>
  );
}

/** @param isForSale it is sold by stock, and is not gone everywhere */
function sectionsOf(data: ProductData, isForSale: boolean) {
  return pageSections({
    hasDescription: hasDescription(data.model),
    hasAvailability: isForSale,
    ratingCount: data.model.rating.count,
    guideCount: data.guides.length,
    hasBrand: data.brand !== null,
    hasDebugData: data.debugData !== null,
  });
}
