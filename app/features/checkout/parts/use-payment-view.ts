import { useFetcher } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PaymentAnswer, PaymentState } from '../payment-view';

/** How long a postcode is left alone before it is looked up. */
const TYPING_MS = 400;

type Sources = {
  readonly loaded: PaymentState;
  readonly acted: PaymentState | undefined;
};

function madeAt(state: PaymentState): number {
  return state.state === 'ready' ? state.view.made : 0;
}

/** The newest of what loader, action and look-ups have said of the payment page. */
export function newestState(states: readonly (PaymentState | undefined)[]): PaymentState | undefined {
  return states.reduce<PaymentState | undefined>((newest, state) => {
    if (!state) return newest;
    return !newest || madeAt(state) > madeAt(newest) ? state : newest;
  }, undefined);
}

/**
 * The payment page's state, kept in step with the form: another delivery method or postcode is looked up while one goes
 * on typing. Without scripts a button of the form does the same.
 * @param form the order form
 */
export function usePaymentState({ loaded, acted }: Sources, form: RefObject<HTMLFormElement>, action: string) {
  const fetcher = useFetcher<PaymentAnswer>({ key: 'payment-view' });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { submit } = fetcher;

  const lookUp = useCallback(
    (delay = 0) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!form.current) return;
        const fields = new FormData(form.current);
        fields.set('intent', 'locations');
        submit(fields, { method: 'post', action });
      }, delay);
    },
    [form, action, submit],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  // an outage of a look-up leaves what stands; one of the page itself shows
  const looked = fetcher.data?.payment.state === 'ready' ? fetcher.data.payment : undefined;
  return {
    payment: newestState([loaded, acted, looked]) ?? loaded,
    isLooking: fetcher.state !== 'idle',
    lookUp,
    lookUpSoon: () => lookUp(TYPING_MS),
  };
}
