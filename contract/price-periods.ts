/** What a price for a period is: a reduction for everybody, one that marks the model as outlet, or a price of the club's members. */
export const PERIOD_KINDS = ['discount', 'outlet', 'club'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** `planned` begins later, `running` is in force, `over` has ended, `cancelled` was ended or taken back by staff. */
export const PERIOD_STATES = ['planned', 'running', 'over', 'cancelled'] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];
