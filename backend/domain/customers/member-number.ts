/** Coprime to 10^8, so that ids below it get numbers of their own. */
const SPREAD = 61_803_399n;
const RANGE = 100_000_000n;

/** The check digit of Luhn's formula (ISO/IEC 7812-1) for a text of digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The number of a person's club card: nine digits in groups of three, the last a check digit. Like order numbers, it does not reveal
 * how many people there are, because neighbouring ids get numbers far apart.
 * @param customerId below 100 million
 * @example memberNumber(1) // '618 033 997'
 */
export function memberNumber(customerId: number): string {
  const digits = ((BigInt(customerId) * SPREAD) % RANGE).toString().padStart(8, '0');
  return `${digits}${checkDigit(digits)}`.replace(/(\d{3})(?=\d)/g, '$1 ');
}
