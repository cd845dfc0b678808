/** Memory of a value in bytes, without its text or its items. */
const VALUE_BYTES = 16;
/** Memory of an object or a list in bytes, without its items. */
const OBJECT_BYTES = 40;
/** Counting stops after this many values. */
const MAX_PARTS = 500_000;

/**
 * Estimates how many bytes a parsed answer takes in memory. Property names are not counted: objects share them.
 */
export function answerWeight(answer: unknown): number {
  const left: unknown[] = [answer];
  let bytes = 0;
  for (let parts = 0; left.length > 0 && parts < MAX_PARTS; parts++) {
    const part = left.pop();
    bytes += VALUE_BYTES;
    if (typeof part === 'string') bytes += part.length;
    if (typeof part !== 'object' || part === null) continue;
    bytes += OBJECT_BYTES;
    const inside = part instanceof Map ? [...part].flat() : Object.values(part);
    for (const each of inside) left.push(each);
  }
  return bytes;
}
