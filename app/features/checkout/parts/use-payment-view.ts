import { useFetcher } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PaymentAnswer, PaymentState } from '../payment-view';

/** Debounce before a postcode is looked up. */
const TYPING_MS = 400;

function madeAt(state: PaymentState): number {
  return state.state === 'ready' ? state.view.made : 0;
}

/** Sources of the payment page's state: its loader, its form's response, its last look-up. */
export type PaymentSources = {
  readonly loaded: PaymentState;
  readonly acted: PaymentState | undefined;
  readonly looked: PaymentState | undefined;
};

/**
 * Selects the current state. The form's response contains the filled-in values, the loader's does not, so the response wins
 * even over newer loader data. A look-up wins when it is the newest. An outage of either keeps the current state.
 */
export function currentState({ loaded, acted, looked }: PaymentSources): PaymentState {
  const standing = acted && acted.state !== 'down' ? acted : loaded;
  return looked?.state === 'ready' && madeAt(looked) > madeAt(standing) ? looked : standing;
}

/**
 * The payment page's state, synchronised with the form: a changed delivery method or postcode is looked up in the
 * background. Without scripts a button of the form does the same.
 * @param form the order form
 */
export function usePaymentState(
  answers: Omit<PaymentSources, 'looked'>,
  form: RefObject<HTMLFormElement>,
  action: string,
) {
  const fetcher = useFetcher<PaymentAnswer>({ key: 'payment-view' });
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { submit } = fetcher;

  const lookUp = useCallback(
    (delay = 0) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!form.current) return;
        const fields = new FormData(form.current);
        fields.set('intent', 'look-up');
        submit(fields, { method: 'post', action });
      }, delay);
    },
    [form, action, submit],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    payment: currentState({ ...answers, looked: fetcher.data?.payment }),
    isLooking: fetcher.state !== 'idle',
    lookUp,
    lookUpSoon: () => lookUp(TYPING_MS),
    dropLookUp: () => clearTimeout(timer.current),
  };
}
