import type { z } from 'zod';

/** The result of a tolerant parse. `leftOut` are the paths of removed parts, for example `products.*.prices`. */
export type ParsedAnswer<Value> =
  | { readonly ok: true; readonly value: Value; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly place: string };

/** A path in an answer: field names and list indexes from the outside in. */
type Place = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** Maximum passes: each pass removes invalid parts one level further out. No answer of the contract is nested deeper. */
const MAX_ROUNDS = 8;
/** Maximum paths reported for one answer. */
const MAX_REPORTED = 20;

/** The paths of a validation issue; in a union, those of the alternative whose outer shape matches. */
function placesOf(issue: Issue, above: Place = []): Place[] {
  const place = [...above, ...issue.path];
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const fits = forms.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0));
  return fits ? fits.flatMap((inner) => placesOf(inner, place)) : [place];
}

const nameOf = (place: Place) => place.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

function valueAt(body: unknown, place: Place): unknown {
  let value = body;
  for (const key of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** The path of the innermost existing value: if a required field is missing, the object around it is invalid. */
function existingPlace(body: unknown, place: Place): Place {
  let present = place;
  while (present.length > 0 && valueAt(body, present) === undefined) present = present.slice(0, -1);
  return present;
}

/** Removes the values at the paths from a body; lists are closed up. */
function removeAt(body: unknown, places: readonly Place[]): void {
  const items = new Map<unknown[], Set<PropertyKey>>();
  for (const place of places) {
    const holder = valueAt(body, place.slice(0, -1));
    const key = place.at(-1) as PropertyKey;
    if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(key));
    else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key);
  }
  for (const [list, gone] of items) {
    const valid = list.filter((_, index) => !gone.has(index));
    list.length = 0;
    for (const item of valid) list.push(item);
  }
}

/** Options that limit what may be removed. */
type Tolerance = {
  /** Top-level fields from which parts may be removed; undefined: all. */
  readonly parts?: readonly string[] | undefined;
  /** The body is one part of a longer list: all its items may be removed. */
  readonly isListPart?: boolean;
};

/** The list in an answer that is a list, or an object with a list as its only field. */
function listIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const values = typeof body === 'object' && body !== null ? Object.values(body) : [];
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : undefined;
}

/**
 * Parses an answer and removes invalid parts: an invalid field is treated as missing; if it is required, the object around it is
 * removed instead, up to an item of a list. A list without a single valid item is an error. A valid answer is parsed only once.
 * @param body parsed JSON; it is modified
 */
export function parseTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  { parts, isListPart = false }: Tolerance = {},
): ParsedAnswer<z.output<Schema>> {
  const leftOut = new Set<string>();
  const list = isListPart ? undefined : listIn(body);
  const isEmpty = list?.length === 0;
  let parsed = schema.safeParse(body);
  for (let round = 0; !parsed.success; round++) {
    const found = parsed.error.issues.flatMap((issue) => placesOf(issue));
    const places = found.map((place) => existingPlace(body, place));
    const isNotRemovable = (place: Place) =>
      place.length === 0 || (parts !== undefined && (place.length < 2 || !parts.includes(String(place[0]))));
    const notRemovable = places.findIndex(isNotRemovable);
    if (notRemovable >= 0 || round === MAX_ROUNDS)
      return { ok: false, place: nameOf(found[Math.max(0, notRemovable)] ?? []) };
    for (const place of found) if (round === 0 && leftOut.size < MAX_REPORTED) leftOut.add(nameOf(place));
    removeAt(body, places);
    if (list?.length === 0 && !isEmpty) return { ok: false, place: nameOf(found[0] ?? []) };
    parsed = schema.safeParse(body);
  }
  return { ok: true, value: parsed.data, leftOut: [...leftOut] };
}
