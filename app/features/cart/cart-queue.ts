import type { ClientActionFunctionArgs } from '@remix-run/react';
import { DEFAULT_LANGUAGE, isLanguage } from '~/locale/languages';
import { translate } from '~/locale/translator';
import type { CartReply } from './cart-state';
import { sendChangeOnLeave } from './send-on-leave';

/** Name of the lock that tabs of one browser share. */
const LOCK = 'cart';

/** Max time a change waits for earlier ones, in milliseconds: another tab may hang. */
const MAX_WAIT_MS = 10_000;

/** A change in flight: its address and its form data. */
type Change = { readonly address: string; readonly fields: URLSearchParams; isSent: boolean };

/** Unanswered changes of this tab. */
const inFlight = new Set<Change>();

/** The last change of this tab, for browsers without Web Locks. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Sends cart changes one after another, across tabs: the cart is in a cookie, so each change must build on the response to
 * the previous one. Without Web Locks the order is guaranteed in this tab only.
 */
export async function runInSequence<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.locks) {
    const turn = last.then(send);
    last = turn.catch(() => undefined);
    return turn;
  }
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  let hasTurn = false;
  try {
    return await navigator.locks.request(LOCK, { signal: waiting.signal }, () => {
      hasTurn = true;
      clearTimeout(timer);
      return send();
    });
  } catch (error) {
    // when a change stops waiting, the server decides the order
    if (hasTurn) throw error;
    return send();
  } finally {
    clearTimeout(timer);
  }
}

/** Changes that would add twice when they are repeated. */
const ADDITIONS = ['add', 'add-bundle', 'add-kit'];

/** Changes that are safe to repeat: an addition without an id would be added twice. */
function isRepeatable(fields: URLSearchParams): boolean {
  return (
    !ADDITIONS.includes(fields.get('intent') ?? '') || fields.get('mode') === 'set' || Boolean(fields.get('submission'))
  );
}

/**
 * Sends unfinished changes again when the page is left, because the browser then aborts requests in flight. Added as a
 * listener once per page.
 */
function resendUnfinished(): void {
  for (const { address, fields, isSent } of inFlight) {
    if (!isSent || isRepeatable(fields)) sendChangeOnLeave(address, fields);
  }
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', resendUnfinished);

function notSent(): Response {
  const { lang } = document.documentElement;
  const text = translate(isLanguage(lang) ? lang : DEFAULT_LANGUAGE, 'cart')('refused.notSent');
  const reply: CartReply = { ok: false, text, isUnsent: true };
  // as an error status, after which Remix does not reload the page’s data
  return Response.json(reply, { status: 503 });
}

/**
 * The cart route's `clientAction`: changes from all pages run one after another. A change that does not reach the shop is
 * handled like a refused one: the page stays and shows a message.
 */
export async function queueCartChange({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = new URLSearchParams(await request.clone().text());
  const change: Change = { address: request.url, fields, isSent: false };
  inFlight.add(change);
  try {
    return await runInSequence(() => {
      change.isSent = true;
      return serverAction<CartReply>();
    });
  } catch (error) {
    // redirects are not failures, and a request aborted for a newer one needs no message
    if (error instanceof Response || request.signal.aborted) throw error;
    return notSent();
  } finally {
    inFlight.delete(change);
  }
}
