/** One piece of a path of the screen table. */
export type PatternPart =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** Splits a path of the table (`/old/{manufacturer}/{slug*}`) into its parts. */
export function parsePattern(pattern: string): readonly PatternPart[] {
  return pattern
    .split('/')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const hole = /^\{(\w+)(\*?)\}$/.exec(piece);
      if (!hole?.[1]) return { kind: 'word', text: piece };
      return { kind: hole[2] === '*' ? 'rest' : 'one', name: hole[1] };
    });
}

/** The same path in Remix's words: `/old/{manufacturer}/{slug*}` becomes `old/:manufacturer/*`. */
export function toRemixPath(pattern: string): string {
  return parsePattern(pattern)
    .map((part) => (part.kind === 'word' ? part.text : part.kind === 'one' ? `:${part.name}` : '*'))
    .join('/');
}

/** The name that every rest parameter of the table has, as Remix keeps none. */
export const REST_NAME = 'slug';

/** A Remix path's parts: the way back from `toRemixPath`. */
export function fromRemixPath(path: string): readonly PatternPart[] {
  return path
    .split('/')
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '*') return { kind: 'rest', name: REST_NAME };
      return piece.startsWith(':') ? { kind: 'one', name: piece.slice(1) } : { kind: 'word', text: piece };
    });
}

/**
 * Orders patterns so that the more exact one is tried first, as React Router ranks them: word before parameter before
 * rest, part by part.
 */
export function comparePatterns(a: readonly PatternPart[], b: readonly PatternPart[]): number {
  const rank = { word: 0, one: 1, rest: 3 } as const;
  const missing = 2;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index];
    const right = b[index];
    const difference = (left ? rank[left.kind] : missing) - (right ? rank[right.kind] : missing);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Matches decoded path segments against a pattern.
 * @returns the parameters (a rest parameter joined by slashes), or undefined when the path is another one
 */
export function matchPattern(
  parts: readonly PatternPart[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'rest') {
      params[part.name] = segments.slice(index).join('/');
      return params;
    }
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.kind === 'one') params[part.name] = segment;
    else if (part.text !== segment.toLowerCase()) return undefined;
  }
  return segments.length === parts.length ? params : undefined;
}
