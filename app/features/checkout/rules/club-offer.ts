/** The parts of a validated cart that the club changes. Amounts are hundredths of one currency. */
type ClubCart = {
  readonly rows: readonly {
    readonly name: string;
    readonly amount: number;
    readonly maxAmount: number | null;
    readonly unitHundredths: number | null;
    readonly clubHundredths: number | null;
  }[];
  readonly bonusHundredths: number | null;
};

/** What membership is worth for a cart. */
export type ClubOffer = {
  /** Rows that cost a member less, for their whole quantity. */
  readonly rows: readonly { readonly name: string; readonly before: number; readonly member: number }[];
  readonly savedHundredths: number;
  /** Bonus that a member earns; 0 without one. */
  readonly bonusHundredths: number;
};

/** What a guest would save as a member, and what bonus the cart earns. Rows that cannot be ordered do not count. */
export function clubOffer({ rows, bonusHundredths }: ClubCart): ClubOffer {
  const cheaper = rows.flatMap(({ name, amount, maxAmount, unitHundredths: unit, clubHundredths: club }) => {
    if (maxAmount === 0 || unit === null || club === null || club >= unit) return [];
    return [{ name, before: unit * amount, member: club * amount }];
  });
  const savedHundredths = cheaper.reduce((sum, { before, member }) => sum + before - member, 0);
  return { rows: cheaper, savedHundredths, bonusHundredths: bonusHundredths ?? 0 };
}
