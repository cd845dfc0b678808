/** A postcode as it is kept and compared: upper case, without spaces and country prefixes' dashes. */
export const normalisedPostcode = (text: string): string => text.trim().toUpperCase().replaceAll(/[\s-]/g, '');

/** How far one postcode is from another; 0 is the same. Neighbours share the first digits nearly everywhere. */
export function postcodeDistance(from: string, to: string): number {
  const a = normalisedPostcode(from);
  const b = normalisedPostcode(to);
  if (/^\d+$/.test(a) && /^\d+$/.test(b) && a.length === b.length) return Math.abs(Number(a) - Number(b));
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return 10 ** Math.max(0, Math.max(a.length, b.length) - shared);
}
