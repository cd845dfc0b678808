/** Highest price that may be typed, euro cents. */
const MAX_CENTS = 10_000_000;

/** `12`, `12,50` or `12.50` euros as cents; null for what is no price, undefined for an empty field. */
export function typedCents(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.');
  if (text === '') return undefined;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents <= MAX_CENTS ? cents : null;
}

/** Cents as they are typed: `12`, `12,50`; empty without a price. */
export function centsAsTyped(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}
