import { isRouteErrorResponse } from '@remix-run/react';
import { type KeptForm, keptFormOf } from '~/routing/kept-form';
import { safeRedirect } from '~/routing/safe-redirect';

type Shown = {
  readonly status: number;
  readonly message: string | undefined;
  /** Link to the page one level up, when the error contains it. */
  readonly parent?: string | undefined;
  /** A form that was sent and is to be sent again. */
  readonly kept?: KeptForm | undefined;
};

/** The text and parent link in an error's JSON data. */
function saidBy(data: unknown): Pick<Shown, 'message' | 'parent'> {
  if (typeof data !== 'object' || data === null) return { message: undefined };
  const { message, parent } = data as { message?: unknown; parent?: unknown };
  const path = safeRedirect(parent, '');
  return {
    message: typeof message === 'string' && message.length <= 300 ? message : undefined,
    parent: path === '' ? undefined : path,
  };
}

/** Status and message of a thrown value. Anything but our own responses is a 500 without a message. */
export function shownError(error: unknown): Shown {
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined };
  const data: unknown = error.data;
  if (typeof data === 'object') return { status: error.status, ...saidBy(data), kept: keptFormOf(data) };
  const message = typeof data === 'string' && data.length <= 300 && !/^[[{]/.test(data.trim()) ? data : undefined;
  return { status: error.status, message };
}

/** Statuses with their own texts, because cause and advice differ. */
const OWN_WORDS = ['400', '401', '403', '404', '413', '429'] as const;

/** The text key of an error's status. */
export function errorKind(status: number): (typeof OWN_WORDS)[number] | 'unavailable' | 'other' {
  const own = OWN_WORDS.find((each) => each === String(status));
  if (own) return own;
  return status === 502 || status === 503 ? 'unavailable' : 'other';
}
