import type { Answers, Call } from 'contract/call';
import type { z } from 'zod';
import { type Area, routeOf } from './serve';

/** A call that may be answered by 501. */
type LaterCall = Call<z.ZodType, z.ZodType, z.ZodType, Answers & { readonly 501: z.ZodType }>;

/** Answers write calls that are not built yet by 501, without reading the request. */
export function notYet(area: Area, ...calls: readonly LaterCall[]): void {
  for (const call of calls) {
    area.on(call.method, routeOf(call), (context) => context.json({ detail: 'The shop does not do this yet.' }, 501));
  }
}
