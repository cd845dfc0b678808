import type { Call } from 'contract/call';
import { calls } from 'contract/calls';
import { TOKENS } from './small-shop';
import { bearer, type TestBackend } from './test-backend';

/**
 * An address with its query, or the body for the call's address with `x` as its parameters; `token` where it is not that of
 * the staff.
 */
export type Asked = string | { readonly body?: unknown; readonly path?: string; readonly token?: string };

/** A request, or what makes one from rows that it needs. */
export type Example = Asked | (() => Promise<Asked>);

export const callNamed = (name: string): Call => {
  const call = calls.find((each) => each.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

export const addressOf = (call: Call, param = 'x') => call.path.replaceAll(/\{\w+\}/g, param);

/** Asks a call as it is asked; the staff where nothing else is said. */
export const asker =
  (backend: () => TestBackend) =>
  (call: Call, asked: Asked, headers = bearer(TOKENS.staff)) => {
    if (typeof asked === 'string') return backend().call(asked, { method: call.method, headers });
    const { body, path = addressOf(call), token } = asked;
    return backend().call(path, { method: call.method, headers: token === undefined ? headers : bearer(token), body });
  };
