/** One segment of a path in the screen table. */
export type PatternPart =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** Parses a path of the table (`/old/{manufacturer}/{slug*}`) into its parts. */
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

/** The same path in Remix's syntax: `/old/{manufacturer}/{slug*}` becomes `old/:manufacturer/*`. */
export function toRemixPath(pattern: string): string {
  return parsePattern(pattern)
    .map((part) => (part.kind === 'word' ? part.text : part.kind === 'one' ? `:${part.name}` : '*'))
    .join('/');
}

/** The name of every rest parameter in the table, because Remix does not name them. */
export const REST_NAME = 'slug';

/** Parses a Remix path: the inverse of `toRemixPath`. */
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
 * Sorts patterns, the more specific one first, like React Router: per segment, word before parameter before rest.
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
 * @returns the parameters (a rest parameter joined by slashes), or undefined if the path does not match
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
