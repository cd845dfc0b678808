import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathToSlug } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Stars } from '~/ui/stars';
import { useFittingColumn } from '~/ui/use-fitting-column';
import { GiftCardBox } from '../gift-card/gift-card-box';
import { PanelLinks, type ShopFacts } from '../panels/side-panels';
import type { PageModel, ProductData } from '../product-data';
import { RestockBox } from '../restock/restock-box';
import { availabilityStatus } from '../rules/availability';
import { pagePromises } from '../rules/page-promises';
import { ratingNote, shortDescription } from '../rules/page-texts';
import type { ProductState } from '../use-product';
import { AddToCart } from './add-to-cart';
import { AvailabilitySummary } from './availability-summary';
import { BuyCompact } from './buy-compact';
import { DeliveryLookup } from './delivery-lookup';
import { PriceLines } from './price-lines';
import { Promises } from './promises';
import { SecondHand } from './second-hand';
import { STOCK_DIALOG } from './stock-dialog';
import type { Adding } from './use-add-to-cart';
import { VariantForm } from './variant-form';

type BuyBoxProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  readonly adding: Adding;
  readonly sizeNote?: ReactNode;
  readonly shop: ShopFacts;
};

/** Name, price, choice and button, in this order; next to the pictures from tablet width, below them on a phone. */
export function BuyBox({ data, product, adding, sizeNote, shop }: BuyBoxProps) {
  const column = useFittingColumn<HTMLDivElement>();
  const isHydrated = useIsHydrated();
  const t = useT('product');
  const { model } = data;
  return (
    <div className="buy-column">
      <div className={classNames('buy', isHydrated && 'is-live')} ref={column}>
        <Head model={model} />
        {!model.isGiftCard && <PriceLines data={data} product={product} />}
        {model.notice && <Alert>{model.notice}</Alert>}
        {model.isGiftCard ? (
          <GiftCardBox data={data} product={product} />
        ) : (
          <>
            <VariantForm data={data} product={product} sizeNote={sizeNote} />
            <AddToCart data={data} product={product} adding={adding} />
          </>
        )}
        {data.wizardTo && (
          <ButtonLink look="line" to={data.wizardTo} block>
            {t('wizard.link')}
          </ButtonLink>
        )}
        {!data.gift && <RestockBox data={data} product={product} />}
        <SecondHand newModel={data.newModel} usedOnes={data.usedOnes} />
        <Service data={data} product={product} />
        <PanelLinks data={data} product={product} shop={shop} />
      </div>
      {!model.isGiftCard && <BuyCompact name={model.name} product={product} adding={adding} />}
    </div>
  );
}

/** Availability, delivery and promises, as far as they apply to the product. */
function Service({ data, product: state }: Pick<BuyBoxProps, 'data' | 'product'>) {
  const { language } = useLocale();
  const { variant } = state;
  const { isGiftCard } = data.model;
  const storeIds = data.stores.map(({ id }) => id);
  const isSomewhere = variant !== null && availabilityStatus(variant, storeIds) !== 'out-of-stock' && !isGiftCard;
  const isSent = variant?.isOrderable && !isGiftCard;
  const promises = pagePromises({ isGiftCard, isRepairable: data.isRepairable }, language);
  if (!isSomewhere && !isSent && promises.length === 0) return null;
  return (
    <ul className="panel">
      {isSomewhere && (
        <li>
          <AvailabilitySummary data={data} variant={variant} to={state.to({ open: STOCK_DIALOG })} />
        </li>
      )}
      {isSent && (
        <li>
          <DeliveryLookup data={data} product={state} />
        </li>
      )}
      {promises.length > 0 && (
        <li>
          <Promises promises={promises} />
        </li>
      )}
    </ul>
  );
}

/** Whether the page is hydrated. */
function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}

function Head({ model }: { readonly model: PageModel }) {
  const { manufacturer, name, rating, tagline, properties } = model;
  const firstProperty = properties[0]?.value ?? '';
  return (
    <div className="buy-head">
      <Link className="brand" to={pathToSlug(manufacturer.slug)}>
        {manufacturer.name}
      </Link>
      <h1>{name}</h1>
      {rating.count > 0 && <RatingLink rating={rating} />}
      {tagline && <p className="tagline">{shortDescription(tagline, firstProperty)}</p>}
    </div>
  );
}

function RatingLink({ rating }: Pick<PageModel, 'rating'>) {
  const t = useT('catalog');
  const { language } = useLocale();
  const stars = rating.average / 2;
  const average = formatNumber(stars, language, 1, true);
  const label = `${t('rating', { rating: average })}, ${t('reviews', { count: rating.count })}`;
  return (
    <a href="#reviews">
      <Stars value={stars} label={label} note={ratingNote(average, rating.count)} large />
    </a>
  );
}
