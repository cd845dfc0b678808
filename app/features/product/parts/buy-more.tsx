import { StockMark } from '~/features/catalog/parts/stock-mark';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import { PanelLinks, type ShopFacts } from '../panels/panel-links';
import type { ProductData } from '../product-data';
import { availabilityStatus } from '../rules/availability';
import { pagePromises } from '../rules/page-promises';
import { hasOpenParts } from '../rules/set-stock';
import type { ProductState } from '../use-product';
import { AvailabilitySummary } from './availability-summary';
import { DeliveryLookup } from './delivery-lookup';
import { STOCK_DIALOG } from './dialog-names';
import { Promises } from './promises';
import { SecondHand } from './second-hand';

await needs('product-more', 'catalog', 'reviews');

type BuyMoreProps = { readonly data: ProductData; readonly product: ProductState; readonly shop: ShopFacts };

/** What stands below the choice and its button: where it is available, how it is delivered, more about it. */
export function BuyMore({ data, product, shop }: BuyMoreProps) {
  return (
    <>
      <SecondHand
        condition={data.condition}
        newModel={data.newModel}
        usedOnes={data.usedOnes}
        price={product.price?.now ?? null}
      />
      <Service data={data} product={product} />
      <PanelLinks data={data} product={product} shop={shop} />
    </>
  );
}

/** Availability, delivery and promises, as far as they apply to the product. */
function Service({ data, product: state }: Omit<BuyMoreProps, 'shop'>) {
  const { language } = useLocale();
  const { variant } = state;
  const { isGiftCard, isBundle } = data.model;
  const storeIds = data.stores.map(({ id }) => id);
  const isOpen = hasOpenParts(isBundle, data.parts);
  const isSomewhere = variant !== null && availabilityStatus(variant, storeIds) !== 'out-of-stock' && !isGiftCard;
  const isSent = variant?.isOrderable && !isGiftCard;
  const promises = pagePromises(
    { isGiftCard, isRepairable: data.isRepairable, isExcepted: data.model.isWithdrawalExcepted },
    language,
  );
  if (!isSomewhere && !isSent && !isBundle && promises.length === 0) return null;
  return (
    <ul className="panel">
      {isSomewhere && (
        <li>
          {isOpen ? (
            <OpenParts />
          ) : (
            <AvailabilitySummary data={data} variant={variant} to={state.to({ open: STOCK_DIALOG })} />
          )}
        </li>
      )}
      {variant && isBundle && !isSomewhere && (
        <li>
          <StockMark state="out" />
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

/** In place of a set's stock, which its sizes decide. */
function OpenParts() {
  const t = useT('product-more');
  return (
    <p className="st stock-open">
      <Icon name="info" size="xs" />
      <span>
        <b>{t('availability.set')}</b>
        <small>{t('availability.setText')}</small>
      </span>
    </p>
  );
}
