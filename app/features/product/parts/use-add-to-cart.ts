import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { changeCart } from '~/features/cart/change-cart.server';
import { useSubmission } from '~/features/cart/send-on-leave';
import type { ProductData } from '../product-data';
import { type BuyLabel, buyButton } from '../rules/buy-button';
import type { ProductState } from '../use-product';

/** The action that adds to an enterprise order: it answers only why it did not. */
type AddToOrder = () => { readonly ok: false; readonly text: string };

/** State of the add-to-cart buttons of a page and the result of pressing one. */
export interface Adding {
  readonly label: BuyLabel;
  /** The button's words where they are not those of `label`; empty otherwise. */
  readonly ownLabel: string;
  readonly isDisabled: boolean;
  readonly isPending: boolean;
  /** Why the cart refused it. */
  readonly refusal: string | undefined;
  readonly Form: ReturnType<typeof useFetcher>['Form'];
  /** The hidden field with the press's id; `renew` gives it a new one before the form is sent. */
  readonly submission: ReturnType<typeof useSubmission>;
}

/** Id of the form, for buttons outside of it. */
export const BUY_FORM = 'buy';

/**
 * Adds the chosen variant to the cart. The address then contains it (`?added=`), by a redirect without scripts or a
 * client-side navigation with them, and the page shows what was added.
 */
export function useAddToCart(
  { model, delivery, staff, enterprise }: ProductData,
  { variant, missing, to }: ProductState,
): Adding {
  const fetcher = useFetcher<typeof changeCart | AddToOrder>();
  const submission = useSubmission(fetcher);
  const navigate = useNavigate();
  const shownReply = useRef<unknown>();
  const reply = fetcher.data;
  const target =
    reply?.ok && 'added' in reply && reply.added !== undefined ? to({ added: String(reply.added) }) : undefined;
  useEffect(() => {
    if (fetcher.state !== 'idle' || target === undefined || shownReply.current === reply) return;
    shownReply.current = reply;
    navigate(target, { replace: true, preventScrollReset: true });
  }, [fetcher.state, reply, target, navigate]);
  const orderFrom = staff?.transfer?.orderFrom ?? '';
  const button = buyButton({
    variants: model.variants,
    variant,
    missing,
    isDeliveryCountryBlocked: delivery.isBlocked,
    isTransferRequest: staff?.transfer != null,
    hasSources: orderFrom !== '',
    isEnterpriseOrder: enterprise !== null,
  });
  return {
    ...button,
    ownLabel: button.label === 'addToTransferRequest' ? orderFrom : '',
    isPending: fetcher.state !== 'idle',
    refusal: reply && !reply.ok ? reply.text : undefined,
    Form: fetcher.Form,
    submission,
  };
}
