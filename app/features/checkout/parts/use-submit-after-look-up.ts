import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Submitting = {
  readonly form: RefObject<HTMLFormElement>;
  readonly isLooking: boolean;
  /** Drops a look-up that has not started yet. */
  readonly dropLookUp: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Holds the order form back until the look-up in flight has answered: both answers store the form in the same cookie, and the look-up's,
 * arriving last, would forget the order that has just been placed.
 */
export function useSubmitAfterLookUp({ form, isLooking, dropLookUp, onSubmit }: Submitting) {
  const [isHeld, setHeld] = useState(false);
  const submitter = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isHeld || isLooking) return;
    setHeld(false);
    form.current?.requestSubmit(submitter.current);
  }, [isHeld, isLooking, form]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    dropLookUp();
    if (!isLooking) return onSubmit(event);
    event.preventDefault();
    submitter.current = (event.nativeEvent as SubmitEvent).submitter;
    setHeld(true);
  };
  return { isHeld, submit };
}
