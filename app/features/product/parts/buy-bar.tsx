import { Price } from '~/features/catalog/parts/price-block';
import { useT } from '~/locale/translator';
import { useBuyButtonPlace } from '../use-buy-button-place';
import { BarButton, type BarProps } from './bar-button';
import { webshopState } from './stock-state';

/** Price and button at the bottom of the screen, while the button of the page is out of view; on phones only. */
export function BuyBar({ data, product, adding }: BarProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const state = webshopState(product.variant);
  const { price, words } = product;
  // when out of stock, the button says so
  const stock = state !== 'out' ? catalog(`availability.${state}`) : '';
  const choice = words.join(', ');
  const isInView = useBuyButtonPlace() === 'in-view';
  return (
    <div className="buybar" hidden={isInView}>
      <div>
        {price && <Price price={{ active: price.now, reference: price.before }} />}
        {data.model.isBundle ? (
          <small>{t('buy.parts')}</small>
        ) : (
          <small>
            <span>{choice}</span> {stock && <span>{choice ? `· ${stock}` : stock}</span>}
          </small>
        )}
      </div>
      <BarButton data={data} product={product} adding={adding} />
    </div>
  );
}
