import { parseAccept } from 'hono/utils/accept';

/**
 * Chooses a compression by the Accept-Encoding header: the one with the highest weight, among equals the first offered. `q=0`
 * refuses, `*` stands for all that is not named. RFC 9110 §12.5.3.
 * @returns undefined for no compression, also if the client refuses everything
 */
export function acceptedEncoding<Name extends string>(
  header: string | null | undefined,
  offered: readonly Name[],
): Name | undefined {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = [...offered].sort((a, b) => weigh(b) - weigh(a));
  if (best === undefined || weigh(best) === 0) return undefined;
  return weigh(best) < (weights.get('identity') ?? 0) ? undefined : best;
}
