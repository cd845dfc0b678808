/** Errors that the domain throws to answer a call with a client error. Everything else that is thrown is an internal error: 500. */

/** The body of a refusal: texts by field, `{ email: ['…'] }`. `detail` holds what belongs to no field. */
export type RefusalFields = Record<string, string[]>;

/** 400: the request is invalid. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly fields: RefusalFields) {
    super(`refused: ${Object.keys(fields).join(', ')}`);
  }
}

/** 409: the request conflicts with the current state; `body` is defined by the contract, for example `orderConflict`. */
export class Conflict<Body extends Record<string, unknown> = Record<string, unknown>> extends Error {
  override readonly name = 'Conflict';
  constructor(readonly body: Body) {
    super('conflict');
  }
}
