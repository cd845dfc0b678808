import { useFetcher } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PaymentAnswer, PaymentState } from '../payment-view';

/** How long a postcode is left alone before it is looked up. */
const TYPING_MS = 400;

function madeAt(state: PaymentState): number {
  return state.state === 'ready' ? state.view.made : 0;
}

/** What the payment page was told: by its loader, by the answer to its form, by the last look-up. */
export type PaymentSources = {
  readonly loaded: PaymentState;
  readonly acted: PaymentState | undefined;
  readonly looked: PaymentState | undefined;
};

/**
 * What counts of it. The answer to the form knows what was filled in, the loader of the same request does not, so it
 * comes first however young the loader's is. A look-up counts when it is the youngest. An outage of either leaves what
 * stands.
 */
export function currentState({ loaded, acted, looked }: PaymentSources): PaymentState {
  const standing = acted && acted.state !== 'down' ? acted : loaded;
  return looked?.state === 'ready' && madeAt(looked) > madeAt(standing) ? looked : standing;
}

/**
 * The payment page's state, kept in step with the form: another delivery method or postcode is looked up while one goes
 * on typing. Without scripts a button of the form does the same.
 * @param form the order form
 */
export function usePaymentState(
  told: Omit<PaymentSources, 'looked'>,
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
        fields.set('intent', 'locations');
        submit(fields, { method: 'post', action });
      }, delay);
    },
    [form, action, submit],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    payment: currentState({ ...told, looked: fetcher.data?.payment }),
    isLooking: fetcher.state !== 'idle',
    lookUp,
    lookUpSoon: () => lookUp(TYPING_MS),
  };
}
