import { Price } from '~/features/catalog/parts/price-block';
import { useT } from '~/locale/translator';
import { useBuyButtonPlace } from '../use-buy-button-place';
import { BarButton, type BarProps } from './bar-button';

/** Name, price, choice and button below the header while the buy box is out of view; on desktops only. */
export function BuyCompact({ data, product, adding }: BarProps) {
  const t = useT('product');
  const isShown = useBuyButtonPlace() === 'above';
  const { price, words } = product;
  const choice = data.model.isBundle ? t('buy.parts') : words.join(' · ');
  return (
    <div className="buy-track">
      <div className="buy-compact" hidden={!isShown}>
        <div>
          <p className="compact-name">{data.model.name}</p>
          {price && <Price price={{ active: price.now, reference: price.before }} />}
          {choice && <small>{choice}</small>}
        </div>
        <BarButton data={data} product={product} adding={adding} />
      </div>
    </div>
  );
}
