import { Price } from '~/features/catalog/parts/price-block';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { Button } from '~/ui/button';
import type { ProductData } from '../product-data';
import { isNoticeOffered } from '../rules/buy-button';
import type { ProductState } from '../use-product';
import { webshopState } from './stock-state';
import { type Adding, BUY_FORM } from './use-add-to-cart';
import { useLeftWords } from './use-delivery-words';

type BarProps = { readonly data: ProductData; readonly product: ProductState; readonly adding: Adding };

/** The button of a bar: adds to the cart, or leads to the form for a notice where the product is sold out. */
function BarButton({ data, product, adding }: BarProps) {
  const t = useT('product');
  if (isNoticeOffered(product.variant, data)) {
    return (
      <a className="btn btn-solid" href="#restock-email">
        {t('buy.notify')}
      </a>
    );
  }
  return (
    <Button look="primary" form={BUY_FORM} disabled={adding.isDisabled} pending={adding.isPending}>
      {adding.ownLabel || t(adding.label === 'addToCart' ? 'buy.short' : `buy.${adding.label}`)}
    </Button>
  );
}

/** Price and button at the bottom of the screen, while the button of the page is out of view; on phones only. */
export function BuyBar({ data, product, adding, isHidden }: BarProps & { readonly isHidden: boolean }) {
  const t = useT('product');
  const catalog = useT('catalog');
  const left = useLeftWords(product.variant, data);
  const state = webshopState(product.variant);
  const { price, words } = product;
  // when out of stock, the button says so
  const stock = state !== 'out' ? (left ?? catalog(`availability.${state}`)) : '';
  const choice = words.join(', ');
  return (
    <div className="buybar" hidden={isHidden}>
      <div>
        {price && <Price price={{ active: price.now, reference: price.before }} />}
        {data.model.isBundle ? (
          !adding.isDisabled && <small>{t('buy.parts')}</small>
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

/** Name, price, choice and button below the header, for while the buy box is out of view; on desktops only. */
export function BuyCompact({ data, product, adding }: BarProps) {
  const t = useT('product');
  const { price, words } = product;
  const parts = adding.isDisabled ? '' : t('buy.parts');
  const choice = data.model.isBundle ? parts : words.join(' · ');
  return (
    <div className="buy-track">
      <div className="buy-compact">
        <div>
          <p className="compact-name">{unbrokenName(data.model.name)}</p>
          {price && <Price price={{ active: price.now, reference: price.before }} />}
          {choice && <small>{choice}</small>}
        </div>
        <BarButton data={data} product={product} adding={adding} />
      </div>
    </div>
  );
}
