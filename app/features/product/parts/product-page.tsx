import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Alert } from '~/ui/alert';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import type { ProductData } from '../product-data';
import { productCrumbs } from '../product-meta';
import { isUnavailableEverywhere } from '../rules/availability';
import { SizeGuideDialog } from '../size-guide/size-guide-dialog';
import { KeywordDialog } from '../texts/product-texts';
import { useProduct } from '../use-product';
import { ProductVideos } from '../videos/product-videos';
import { AddedDialog } from './added-dialog';
import { Alternatives } from './alternatives';
import { BundleParts } from './bundle-parts';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { ImageDialog } from './image-dialog';
import { DeliveryAndReturns, ProductDetails } from './product-details';
import { StaffFigures } from './staff-figures';
import { StockDialog } from './stock-dialog';
import { StockTable } from './stock-table';
import { useAddToCart } from './use-add-to-cart';
import { useRibbons } from './use-ribbons';

type ProductPageProps = {
  readonly data: ProductData;
  /** How the size runs by the reviews, from another feature. */
  readonly sizeNote?: ReactNode;
  /** The reviews, from another feature. */
  readonly children?: ReactNode;
  /** Content at the end of the page, from another feature. */
  readonly below?: ReactNode;
};

/** The product page. */
export function ProductPage({ data, sizeNote, children, below }: ProductPageProps) {
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
          ribbons={ribbons}
          zoomTo={(number) => product.to({ image: String(number) })}
        />
        <BuyBox data={data} product={product} adding={adding} sizeNote={sizeNote} />
        <Alternatives alternatives={data.alternatives} />
        <div className="content">
          <BundleParts parts={data.parts} />
          <ProductDetails data={data} variant={product.variant} />
          <ProductVideos name={data.model.name} videos={data.videos} />
          {data.staff && <StaffFigures staff={data.staff} variant={product.variant} />}
          {isForSale && <StockTable data={data} product={product} />}
          {children}
          <DeliveryAndReturns data={data} isGone={isGone} />
        </div>
      </article>
      {below}
      <BuyBar product={product} adding={adding} />
      {isForSale && <StockDialog data={data} product={product} />}
      <ImageDialog name={data.model.name} product={product} />
      <KeywordDialog keyword={data.keyword} />
      <SizeGuideDialog guide={data.sizeGuide} product={product} note={sizeNote} />
      <AddedDialog data={data} product={product} />
    </main>
  );
}
