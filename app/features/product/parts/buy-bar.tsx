import { Price } from '~/features/catalog/parts/price-block';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import type { ProductState } from '../use-product';
import { webshopState } from './stock-state';
import { type Adding, BUY_FORM } from './use-add-to-cart';

type BuyBarProps = { readonly product: ProductState; readonly adding: Adding };

/** Price and button at the bottom of the screen; on phones only. */
export function BuyBar({ product, adding }: BuyBarProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const state = webshopState(product.variant);
  const { price, words } = product;
  // when out of stock, the button says so
  const stock = state !== 'out' ? catalog(`availability.${state}`) : '';
  const choice = words.join(', ');
  const label = adding.ownLabel || t(adding.label === 'addToCart' ? 'buy.short' : `buy.${adding.label}`);
  return (
    <div className="buybar">
      <div>
        {price && <Price price={{ active: price.now, reference: price.before }} />}
        <small>
          <span>{choice}</span> {stock && <span>{choice ? `· ${stock}` : stock}</span>}
        </small>
      </div>
      <Button look="primary" form={BUY_FORM} disabled={adding.isDisabled} pending={adding.isPending}>
        {label}
      </Button>
    </div>
  );
}
