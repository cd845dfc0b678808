/** What a call can be answered with instead of its answer. Everything else that is thrown is a fault of ours: 500. */

/** The body of a refusal: texts by field, `{ email: ['…'] }`. `detail` holds what belongs to no field. */
export type RefusalFields = Record<string, string[]>;

/** 400: what was asked for cannot be done as it was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly fields: RefusalFields) {
    super(`refused: ${Object.keys(fields).join(', ')}`);
  }
}

/** 401: the call needs a log-in, and the token is missing, unknown, expired or revoked. */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
}

/** 403: the caller is known and may not. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** 404: there is no such thing, or none that the caller may see; `reason` where the contract tells why. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  constructor(readonly reason?: 'NOT_PUBLIC' | 'UNKNOWN_ORDER') {
    super(reason ?? 'not found');
  }
}

/** 409: what was asked for collides with what is there now; `body` is the contract's own, for example `orderConflict`. */
export class Conflict<Body extends Record<string, unknown> = Record<string, unknown>> extends Error {
  override readonly name = 'Conflict';
  constructor(readonly body: Body) {
    super('conflict');
  }
}

/** 429: too often. `retryAfter` in seconds. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
  constructor(readonly retryAfter: number) {
    super('too many requests');
  }
}

/** 501: the shop does not do this yet. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}
