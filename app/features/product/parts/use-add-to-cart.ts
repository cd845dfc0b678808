import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { changeCart } from '~/features/cart/change-cart.server';
import type { ProductData } from '../product-data';
import { type BuyLabel, buyButton } from '../rules/buy-button';
import type { ProductState } from '../use-product';

/** The button that buys, wherever it stands, and what became of pressing it. */
export interface Adding {
  readonly label: BuyLabel;
  readonly isDisabled: boolean;
  readonly isPending: boolean;
  /** Why the cart did not take it. */
  readonly refusal: string | undefined;
  readonly Form: ReturnType<typeof useFetcher>['Form'];
}

/** Id of the form, for the button that stands outside it. */
export const BUY_FORM = 'buy';

/**
 * Puts the chosen variant into the cart. The address then names it (`?added=`), by a redirect without scripts and by a
 * navigation in place with them, and the page shows what was added.
 */
export function useAddToCart({ model, delivery }: ProductData, { variant, missing, to }: ProductState): Adding {
  const fetcher = useFetcher<typeof changeCart>();
  const navigate = useNavigate();
  const shownReply = useRef<unknown>();
  const reply = fetcher.data;
  const target = reply?.ok && reply.added !== undefined ? to({ added: String(reply.added) }) : undefined;
  useEffect(() => {
    if (fetcher.state !== 'idle' || target === undefined || shownReply.current === reply) return;
    shownReply.current = reply;
    navigate(target, { replace: true, preventScrollReset: true });
  }, [fetcher.state, reply, target, navigate]);
  const button = buyButton({
    variants: model.variants,
    variant,
    missing,
    isDeliveryCountryBlocked: delivery.isBlocked,
  });
  return {
    ...button,
    isPending: fetcher.state !== 'idle',
    refusal: reply && !reply.ok ? reply.text : undefined,
    Form: fetcher.Form,
  };
}
