import { useEffect, useState } from 'react';
import { Price } from '~/features/catalog/parts/price-block';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import type { ProductState } from '../use-product';
import { type Adding, BUY_FORM } from './use-add-to-cart';

/** Whether the add-to-cart button has been scrolled out of view at the top. */
function useIsBuyButtonAbove(): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const form = document.getElementById(BUY_FORM);
    if (!form || typeof IntersectionObserver === 'undefined') return;
    const header = document.querySelector<HTMLElement>('.header-bar')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAbove(!last.isIntersecting && last.boundingClientRect.bottom <= header);
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isAbove;
}

type BuyCompactProps = { readonly name: string; readonly product: ProductState; readonly adding: Adding };

/** Name, price, choice and button below the header while the buy box is out of view; on desktops only. */
export function BuyCompact({ name, product, adding }: BuyCompactProps) {
  const t = useT('product');
  const isShown = useIsBuyButtonAbove();
  const { price, words } = product;
  const label = adding.ownLabel || t(adding.label === 'addToCart' ? 'buy.short' : `buy.${adding.label}`);
  return (
    <div className="buy-track">
      <div className="buy-compact" hidden={!isShown}>
        <div>
          <p className="compact-name">{name}</p>
          {price && <Price price={{ active: price.now, reference: price.before }} />}
          {words.length > 0 && <small>{words.join(' · ')}</small>}
        </div>
        <Button look="primary" form={BUY_FORM} disabled={adding.isDisabled} pending={adding.isPending}>
          {label}
        </Button>
      </div>
    </div>
  );
}
