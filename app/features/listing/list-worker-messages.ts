import type { ApiErrorKind } from '~/api/api-error';
import type { PackedProduct } from './product-cache';
import type { ListIndex } from './rules/list-index';

/** A parsed list; `leftOut` has the paths of malformed products, `products` the first ones, for searches. */
export type BuiltList = {
  readonly index: ListIndex;
  readonly leftOut: readonly string[];
  readonly products: readonly PackedProduct[];
};

/** Messages to the worker: the chunks of a response, then null. */
export type ToListWorker = Uint8Array<ArrayBuffer> | null;

/** The worker's single reply. */
export type FromListWorker =
  | (BuiltList & { readonly failed?: never })
  | { readonly failed: { readonly kind: ApiErrorKind; readonly message: string }; readonly index?: never };
