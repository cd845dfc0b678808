/** Decimals of a currency by ISO 4217, as ECMA-402 prescribes them: 2 for euros, 0 for yen. @param currency any case */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Hundredths, in which the shop counts all currencies, in the currency's own minor units: 1050 are 1050 cents, and 105000 are 1050 yen.
 * @throws RangeError when the currency has no such amount
 */
export function toMinorUnits(hundredths: number, currency: string): number {
  const units = (hundredths * 10 ** decimalsOf(currency)) / 100;
  if (!Number.isSafeInteger(units)) throw new RangeError(`${currency} has no amount of ${hundredths} hundredths.`);
  return units;
}

/** A currency's minor units as hundredths. */
export function fromMinorUnits(units: number, currency: string): number {
  return Math.round((units * 100) / 10 ** decimalsOf(currency));
}

/** An amount as a decimal number with the currency's decimals, as PayPal writes it: `10.50`, and `1050` for yen. */
export function toDecimal(hundredths: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (toMinorUnits(hundredths, currency) / 10 ** decimals).toFixed(decimals);
}

/** Hundredths of a decimal number; NaN for what is none. */
export function fromDecimal(text: string): number {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}
