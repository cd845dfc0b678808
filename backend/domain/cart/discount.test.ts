import { expect, test } from 'vitest';
import { type Amount, amountOf, chargeOf, type DisplayCurrency, EURO } from '../pricing/display-currency';
import { isWholeCurrency } from '../pricing/pricing';
import { sumOf, type TaxedRow, taxShares, times } from './cart-tax';
import { type CodeWorth, discountByRate, discountedRows, discountShares } from './discount';

const CURRENCIES: readonly DisplayCurrency[] = [
  EURO,
  { code: 'sek', rate: 11.4365, isChargeable: true },
  { code: 'jpy', rate: 163.27, isChargeable: true },
  { code: 'usd', rate: 1.0837, isChargeable: true },
  { code: 'rub', rate: 91.5, isChargeable: false },
];

const eur = (cents: number) => amountOf(cents, EURO);
const ofRows = (rows: readonly TaxedRow[]) => rows.map((row) => row.total);

test('10 % of 99.99 in two rows is 10.00, shared out by their totals', () => {
  expect(discountShares([eur(6_666), eur(3_333)], { kind: 'percent', percentage: 10 }, EURO)).toEqual([
    { cents: 667, display: 667 },
    { cents: 333, display: 333 },
  ]);
});

test('a fixed sum above the products takes what they cost and no more', () => {
  expect(discountShares([eur(1_000), eur(0)], { kind: 'fixed', cents: 2_000 }, EURO)).toEqual([eur(1_000), eur(0)]);
});

test('rows that a code does not apply to keep their price', () => {
  expect(discountShares([eur(0), eur(5_000)], { kind: 'fixed', cents: 2_000 }, EURO)).toEqual([eur(0), eur(2_000)]);
});

test('a discount of everything leaves no tax, although rows were rounded one by one', () => {
  const rows = [10, 10, 10].map((cents) => ({ total: eur(cents), taxPercentage: 25.5 }));
  const shares = discountShares(ofRows(rows), { kind: 'percent', percentage: 100 }, EURO);
  expect(discountByRate(rows, shares)).toEqual([
    { taxPercentage: 25.5, total: { cents: -30, display: -30 }, tax: { cents: -6, display: -6 } },
  ]);
  expect(taxShares(discountedRows(rows, shares))).toEqual([]);
});

/** Numbers that look random and are the same in every run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Draw = ReturnType<typeof drawing>;

function drawRows(draw: Draw, currency: DisplayCurrency): TaxedRow[] {
  return Array.from({ length: 1 + draw(8) }, () => ({
    total: times(amountOf(draw(4) === 0 ? draw(20) : draw(200_000), currency), 1 + draw(12)),
    taxPercentage: [25.5, 14, 10, 8.1, 0][draw(5)] ?? 0,
  }));
}

const drawWorth = (draw: Draw): CodeWorth =>
  draw(2) === 0
    ? { kind: 'percent', percentage: (1 + draw(10_000)) / 100 }
    : { kind: 'fixed', cents: 1 + draw(60_000) };

const minus = (one: Amount, other: Amount) => ({
  cents: one.cents - other.cents,
  display: one.display - other.display,
});

const isSame = (one: Amount, other: Amount) => one.cents === other.cents && one.display === other.display;

/** What does not agree in a cart: product rows, and a row of the discount for each rate of tax, are what an order stores. */
function disagreements(
  rows: readonly TaxedRow[],
  reducible: readonly Amount[],
  worth: CodeWorth,
  currency: DisplayCurrency,
) {
  const shares = discountShares(reducible, worth, currency);
  const off = discountByRate(rows, shares);
  const net = discountedRows(rows, shares);
  const total = sumOf([...ofRows(rows), ...off.map((each) => each.total)]);
  const tax = taxShares(net);
  const charge = chargeOf(total, currency).hundredths;
  const checks = {
    'total is goods less shares': isSame(total, minus(sumOf(ofRows(rows)), sumOf(shares))),
    'total is the sum of discounted rows': isSame(total, sumOf(ofRows(net))),
    'tax by rate is the tax of the rows': isSame(
      sumOf(tax),
      sumOf([...taxShares(rows), ...off.map((each) => each.tax)]),
    ),
    'tax is within the total': sumOf(tax).cents <= total.cents,
    'no tax is negative': tax.every(({ cents, display }) => cents >= 0 && display >= 0),
    'the charge is what is shown, or euros': charge === (currency.isChargeable ? total.display : total.cents),
    'no share is negative or above its row': shares.every(
      ({ cents, display }, index) =>
        cents >= 0 &&
        display >= 0 &&
        cents <= (reducible[index]?.cents ?? 0) &&
        display <= (reducible[index]?.display ?? 0),
    ),
    'whole currencies stay whole':
      !isWholeCurrency(currency.code) || shares.every(({ display }) => display % 100 === 0),
    'euros are the same twice': currency !== EURO || shares.every(({ cents, display }) => cents === display),
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

test('in five thousand carts rows, tax by rate, total and charge agree to the cent in every currency', () => {
  const draw = drawing(20_261_123);
  for (let cart = 0; cart < 5_000; cart++) {
    const currency = CURRENCIES[cart % CURRENCIES.length] ?? EURO;
    const rows = drawRows(draw, currency);
    const reducible = rows.map(({ total }) => (draw(4) === 0 ? eur(0) : total));
    const worth = drawWorth(draw);
    const wrong = disagreements(rows, reducible, worth, currency);
    if (wrong.length > 0) expect.fail(`${wrong.join(', ')}: ${JSON.stringify({ currency, rows, reducible, worth })}`);
  }
});
