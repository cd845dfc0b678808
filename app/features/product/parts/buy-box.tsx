import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathToSlug } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { classNames } from '~/ui/class-names';
import { Stars } from '~/ui/stars';
import { useStickyColumn } from '~/ui/use-sticky-column';
import type { PageModel, ProductData } from '../product-data';
import { ratingNote, shortDescription } from '../rules/page-texts';
import type { ProductState } from '../use-product';
import { AddToCart } from './add-to-cart';
import { AvailabilitySummary } from './availability-summary';
import { DeliveryLookup } from './delivery-lookup';
import { PriceLines } from './price-lines';
import { Promises } from './promises';
import type { Adding } from './use-add-to-cart';
import { VariantForm } from './variant-form';

type BuyBoxProps = { readonly data: ProductData; readonly product: ProductState; readonly adding: Adding };

/** Name, price, choice and button, in this order; beside the pictures on a desk, below them on a phone. */
export function BuyBox({ data, product, adding }: BuyBoxProps) {
  const column = useStickyColumn<HTMLDivElement>();
  const isLive = useIsLive();
  return (
    <div className={classNames('buy sticky-column', isLive && 'is-live')} ref={column}>
      <Head model={data.model} />
      <PriceLines data={data} product={product} />
      {data.model.notice && <Alert>{data.model.notice}</Alert>}
      <VariantForm data={data} product={product} />
      <AddToCart data={data} product={product} adding={adding} />
      <ul className="panel">
        <li>
          <AvailabilitySummary data={data} variant={product.variant} />
        </li>
        {product.variant?.isOrderable && (
          <li>
            <DeliveryLookup data={data} product={product} />
          </li>
        )}
        <li>
          <Promises />
        </li>
      </ul>
    </div>
  );
}

/** Whether scripts run the page by now. */
function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
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
