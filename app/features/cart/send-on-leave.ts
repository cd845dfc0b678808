import { type RefObject, useEffect, useRef } from 'react';

/** The data address of a page's action: `/ostoskori/` becomes `/ostoskori.data`. */
function dataAddress(address: string): string {
  return `${new URL(address, window.location.href).pathname.replace(/\/$/, '')}.data`;
}

/** Sends a change with keepalive, so that it arrives even when the page is left. The response is not read. */
export function sendChangeOnLeave(address: string, fields: Record<string, string> | URLSearchParams): void {
  navigator.sendBeacon(dataAddress(address), new URLSearchParams(fields));
}

/**
 * Calls `send` when the page is left: on beforeunload, early enough for the next page to show the change, and on pagehide,
 * because beforeunload can be cancelled and some browsers do not fire it.
 * @returns stops listening
 */
export function onLeave(send: () => void): () => void {
  window.addEventListener('beforeunload', send);
  window.addEventListener('pagehide', send);
  return () => {
    window.removeEventListener('beforeunload', send);
    window.removeEventListener('pagehide', send);
  };
}

/** A random id for one press of a button: eight hexadecimal digits. */
export const newSubmissionId = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fetcher of a form, as far as it is needed here. */
type Sending = { readonly formAction?: string | undefined; readonly formData?: FormData | undefined };

/**
 * Lets an addition survive leaving the page: the browser aborts requests in flight, so an unanswered one is sent again, and
 * its id lets the shop count it once.
 * @returns the ref of the form's hidden field `submission`, and the function that gives it a new id for each press
 */
export function useSubmission({ formAction, formData }: Sending): {
  readonly field: RefObject<HTMLInputElement>;
  readonly renew: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (formAction === undefined || formData === undefined) return undefined;
    const entries = [...formData].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return onLeave(() => sendChangeOnLeave(formAction, Object.fromEntries(entries)));
  }, [formAction, formData]);
  return {
    field,
    renew: () => {
      if (field.current) field.current.value = newSubmissionId();
    },
  };
}
