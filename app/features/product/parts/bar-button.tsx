import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import type { ProductData } from '../product-data';
import { isNoticeOffered } from '../rules/buy-button';
import type { ProductState } from '../use-product';
import { type Adding, BUY_FORM } from './use-add-to-cart';

export type BarProps = { readonly data: ProductData; readonly product: ProductState; readonly adding: Adding };

/** The button of a bar: adds to the cart, or leads to the form for a notice where the product is sold out. */
export function BarButton({ data, product, adding }: BarProps) {
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
