import { useFetcher } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { CartReply } from '../cart-state';

/** Changes of amounts are gathered this long before the cart is validated. Specification 1 §9. */
const DEBOUNCE_MS = 2_000;

type Row = { readonly id: string; readonly amount: number; readonly max: number | null };

export type WantedAmount = {
  /** The amount to show: what is wished for until the backend has answered, then what it said. */
  readonly amount: number;
  /** A change waits to be sent or answered. */
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
};

function readAmount(form: HTMLFormElement, event: FormEvent): number | undefined {
  const typed = Number(new FormData(form).get('amount'));
  const submitter = (event.nativeEvent as SubmitEvent).submitter;
  const step = submitter instanceof HTMLButtonElement && submitter.name === 'step' ? Number(submitter.value) : 0;
  const amount = typed + step;
  return Number.isInteger(amount) && amount >= 1 ? amount : undefined;
}

/**
 * The amount of a cart row under a shopper's hands: shown at once, sent when they have been still for two seconds or leave
 * the page. Without scripts the same form is sent by its buttons.
 */
export function useWantedAmount({ id, amount, max }: Row, action: string): WantedAmount {
  const fetcher = useFetcher<CartReply>({ key: `cart-amount-${id}` });
  const [wanted, setWanted] = useState<number | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsent = useRef<number | undefined>();
  const { submit } = fetcher;

  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (unsent.current === undefined) return;
    const fields = { intent: 'update', id, amount: String(unsent.current) };
    unsent.current = undefined;
    submit(fields, { method: 'post', action });
  }, [id, action, submit]);

  const want = useCallback(
    (next: number) => {
      const capped = max === null ? next : Math.min(next, Math.max(1, max));
      setWanted(capped);
      unsent.current = capped;
      clearTimeout(timer.current);
      timer.current = setTimeout(send, DEBOUNCE_MS);
    },
    [max, send],
  );

  useEffect(() => {
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  const isAnswered = fetcher.state === 'idle' && fetcher.data !== undefined;
  useEffect(() => {
    if (isAnswered && unsent.current === undefined) setWanted(undefined);
  }, [isAnswered]);

  return {
    amount: wanted ?? amount,
    isBusy: wanted !== undefined || fetcher.state !== 'idle',
    error: isAnswered && fetcher.data?.ok === false ? fetcher.data.text : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      const next = readAmount(event.currentTarget, event);
      if (next !== undefined) want(next);
    },
    onInput: (event) => {
      const next = readAmount(event.currentTarget, event);
      if (next === undefined) return;
      // what is being typed must not be written over, so the field keeps it and only the waiting begins
      unsent.current = max === null ? next : Math.min(next, Math.max(1, max));
      clearTimeout(timer.current);
      timer.current = setTimeout(send, DEBOUNCE_MS);
    },
  };
}
