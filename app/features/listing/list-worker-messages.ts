import type { ApiErrorKind } from '~/api/api-error';
import type { ListIndex } from './rules/list-index';

/** What the worker is sent: the pieces of an answer, then null. */
export type ToListWorker = Uint8Array<ArrayBuffer> | null;

/** What it sends back, once. */
export type FromListWorker =
  | { readonly index: ListIndex; readonly failed?: never }
  | { readonly failed: { readonly kind: ApiErrorKind; readonly message: string }; readonly index?: never };
