import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { OnDemand } from '~/rendering/on-demand';
import { Alert } from '~/ui/alert';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import type { ShopFacts } from '../panels/panel-links';
import type { ProductData } from '../product-data';
import { productCrumbs } from '../product-meta';
import { useBuyButtonPlace } from '../use-buy-button-place';
import { type ProductState, useProduct } from '../use-product';
import { BuyBox } from './buy-box';
import { asksForDialog } from './dialog-names';
import { Gallery } from './gallery';
import { useAddToCart } from './use-add-to-cart';
import { useRibbons } from './use-ribbons';

const buyBar = await lateCode(async () => (await import('./buy-bars')).BuyBar, '.buybar');
const giftCardFace = await lateCode(async () => (await import('../gift-card/gift-card-face')).GiftCardFace);

type ProductPageProps = {
  readonly data: ProductData;
  /** How the size runs by the reviews, from another feature. */
  readonly sizeNote?: ReactNode;
  /** The shop's own pages, from another feature. */
  readonly shop: ShopFacts;
  /** What stands below pictures and choice. */
  readonly sections: (product: ProductState) => ReactNode;
  /** What follows the product. */
  readonly below: (product: ProductState) => ReactNode;
  /** The dialogs of the page, each open on an address of its own. */
  readonly dialogs: (product: ProductState) => ReactNode;
};

/** The product page. */
export function ProductPage({ data, sizeNote, shop, sections, below, dialogs }: ProductPageProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const { language } = useLocale();
  const product = useProduct(data);
  const adding = useAddToCart(data, product);
  const place = useBuyButtonPlace();
  const ribbons = useRibbons(data.model, product.price);
  const crumbs = productCrumbs(data, { language }).map(({ label, to }, index, { length }) =>
    index === length - 1 ? { label } : { label, to },
  );
  const hasBar = !data.model.isGiftCard && !data.gift;
  // a used thing tells its condition above its button, and a gift card has little to tell: they keep all beside the pictures
  const isAcross = data.condition === null && !data.model.isGiftCard;
  return (
    <main id="main" className={classNames('wrap page-end', hasBar && 'has-buybar')}>
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
      {!data.model.isPublic && <Alert tone="warning">{t('notPublic')}</Alert>}
      <article className={classNames('pdp', isAcross && 'pdp-across')}>
        {data.giftDesigns.length > 0 ? (
          <LatePart className="gallery gallery-single" code={giftCardFace} props={{ data }} basis={[]} isStill />
        ) : (
          <Gallery
            key={product.choice.color}
            name={data.model.name}
            pictures={product.pictures}
            videos={data.videos}
            ribbons={ribbons}
            zoomTo={(number) => product.to({ image: String(number) })}
          />
        )}
        <BuyBox data={data} product={product} adding={adding} sizeNote={sizeNote} shop={shop} place={place} />
        {sections(product)}
      </article>
      {below(product)}
      {hasBar && <OnDemand code={buyBar} props={{ data, product, adding, isHidden: place === 'in-view' }} />}
      {asksForDialog(product.search) && dialogs(product)}
    </main>
  );
}
