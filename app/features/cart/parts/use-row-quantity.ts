import { useFetcher } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { CartReply } from '../cart-state';
import { type AmountFault, typedAmount } from '../rules/typed-amount';
import { onLeave, sendChangeOnLeave } from '../send-on-leave';

/** Delay for collecting quantity changes before the cart is validated. Specification 1 §9. */
const DEBOUNCE_MS = 2_000;

type Row = { readonly id: string; readonly amount: number; readonly max: number | null };

export type RowQuantity = {
  /**
   * The quantity to show: the requested one until the backend answers, then the confirmed one. Without an answer it stays.
   */
  readonly amount: number;
  /** A change is waiting to be sent or answered. */
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** What was wrong with the typed quantity, which is corrected or taken back, and the most that can be had. */
  readonly fault: { readonly kind: AmountFault; readonly most: number } | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
};

function readAmount(form: HTMLFormElement, event: FormEvent): number | undefined {
  const typed = Number(new FormData(form).get('amount'));
  const submitter = (event.nativeEvent as SubmitEvent).submitter;
  const step = submitter instanceof HTMLButtonElement && submitter.name === 'step' ? Number(submitter.value) : 0;
  const amount = typed + step;
  return Number.isInteger(amount) && amount >= 1 ? amount : undefined;
}

const fieldsOf = (id: string, amount: number) => ({ intent: 'update', id, amount: String(amount) });

/** A changed quantity that is not sent yet: sent after two seconds without a change, when the page is left or the connection is back. */
function useUnsentQuantity(id: string, action: string, submit: (fields: Record<string, string>) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsent = useRef<number | undefined>();
  const sent = useRef<number | undefined>();

  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (unsent.current === undefined) return;
    const fields = fieldsOf(id, unsent.current);
    sent.current = unsent.current;
    unsent.current = undefined;
    submit(fields);
  }, [id, submit]);

  const sendLater = useCallback(
    (amount: number | undefined) => {
      unsent.current = amount;
      clearTimeout(timer.current);
      if (amount !== undefined) timer.current = setTimeout(send, DEBOUNCE_MS);
    },
    [send],
  );

  useEffect(() => {
    const sendOnLeaving = () => {
      if (unsent.current !== undefined) sendChangeOnLeave(action, fieldsOf(id, unsent.current));
    };
    const stop = onLeave(sendOnLeaving);
    window.addEventListener('online', send);
    return () => {
      stop();
      window.removeEventListener('online', send);
      send();
    };
  }, [id, send, action]);

  return { unsent, sent, sendLater, send };
}

/**
 * The quantity of a cart row while the shopper edits it: shown at once, sent after two seconds without a change or when the
 * field or the page is left. Without scripts the buttons send the same form.
 */
export function useRowQuantity({ id, amount, max }: Row, action: string): RowQuantity {
  const fetcher = useFetcher<CartReply>({ key: `cart-amount-${id}` });
  const [chosen, setChosen] = useState<number | undefined>();
  const { submit } = fetcher;
  const submitFields = useCallback(
    (fields: Record<string, string>) => submit(fields, { method: 'post', action }),
    [submit, action],
  );
  const [fault, setFault] = useState<RowQuantity['fault']>(null);
  const { unsent, sent, sendLater, send } = useUnsentQuantity(id, action, submitFields);

  const want = (next: number) => {
    const capped = max === null ? next : Math.min(next, Math.max(1, max));
    setChosen(capped);
    sendLater(capped);
  };

  /** Takes what stands in the field when it is left, so that it never shows another quantity than the row's without a word. */
  const settle = (field: HTMLInputElement) => {
    const standing = chosen ?? amount;
    const typed = typedAmount(field.value, max);
    if (typed.fault) setFault({ kind: typed.fault, most: typed.most });
    if (typed.amount === null || typed.fault) field.value = String(typed.amount ?? standing);
    const isNew = typed.fault ? typed.amount !== standing : unsent.current !== undefined;
    if (typed.amount !== null && isNew) want(typed.amount);
  };

  const isAnswered = fetcher.state === 'idle' && fetcher.data !== undefined;
  const isLost = isAnswered && fetcher.data?.isUnsent === true;
  useEffect(() => {
    if (!isAnswered || unsent.current !== undefined) return;
    // a change that failed to send is retried when the connection is back or the page is left
    if (isLost) unsent.current = sent.current;
    else setChosen(undefined);
  }, [isAnswered, isLost, unsent, sent]);

  return {
    amount: chosen ?? amount,
    isBusy: (chosen !== undefined && !isLost) || fetcher.state !== 'idle',
    fault,
    error: isAnswered && fetcher.data?.ok === false ? fetcher.data.text : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      setFault(null);
      const next = readAmount(event.currentTarget, event);
      if (next !== undefined) want(next);
    },
    onInput: (event) => {
      const form = event.currentTarget;
      setFault(null);
      // keep the typed text and only restart the timer; an invalid quantity is not sent, and the field shows why
      sendLater(form.matches(':valid') ? readAmount(form, event) : undefined);
    },
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      if (target instanceof HTMLInputElement) settle(target);
      // whoever goes on to the checkout finds there what the field says
      if (!currentTarget.contains(relatedTarget)) send();
    },
  };
}
