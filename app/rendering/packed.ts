declare const packed: unique symbol;

/**
 * A value serialised as one string. Remix needs a millisecond to serialise hundreds of small objects, but almost no time for a
 * string, which also serves as the key of cached markup. Made by `pack` on the server. With the optimisation `packed-data` switched
 * off it is the value itself, so read it with `unpack` and `packedKey` only.
 */
export type Packed<Value> = string & { readonly [packed]: Value };

/** JSON with tildes instead of quotes: the text is nested in two more strings, where each quote would take four bytes. */
export function packedText<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value).replaceAll('~', '\\u007e').replaceAll('"', '~') as Packed<Value>;
}

/** A string that is equal for equal values. */
export function packedKey(given: Packed<unknown>): string {
  return isText(given) ? given : packedText(given);
}

function isText(given: unknown): given is string {
  return typeof given === 'string';
}

/** Maximum characters of all texts whose values are cached. */
const MAX_TEXT = 1_500_000;

const known = new Map<string, unknown>();
let length = 0;

/** Returns the value; it is parsed once for all readers. */
export function unpack<Value>(given: Packed<Value>): Value {
  if (!isText(given)) return given;
  let value = known.get(given) as Value | undefined;
  if (value === undefined) {
    value = JSON.parse((given as string).replaceAll('~', '"')) as Value;
    length += given.length;
    if (length > MAX_TEXT) {
      known.clear();
      length = given.length;
    }
    known.set(given, value);
  }
  return value;
}
