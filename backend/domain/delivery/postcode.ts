/** A postcode in its stored form, used for comparison: upper case, without spaces and without the dash of a country prefix. */
export const normalisedPostcode = (text: string): string => text.trim().toUpperCase().replaceAll(/[\s-]/g, '');

/** An estimate of the distance between two postcodes; 0: the same. Neighbouring areas usually share their first digits. */
export function postcodeDistance(from: string, to: string): number {
  const a = normalisedPostcode(from);
  const b = normalisedPostcode(to);
  if (/^\d+$/.test(a) && /^\d+$/.test(b) && a.length === b.length) return Math.abs(Number(a) - Number(b));
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return 10 ** Math.max(0, Math.max(a.length, b.length) - shared);
}

/** Whether a British postcode is in Northern Ireland, where the shop does not deliver (Specification 2 §8). */
export const isNorthernIreland = (country: string, postcode: string): boolean =>
  country === 'gb' && /^BT\d/.test(normalisedPostcode(postcode));
