/** Maximum quantity of one row and maximum rows of one cart. */
export const MAX_QUANTITY = 999;
export const MAX_ROWS = 100;
