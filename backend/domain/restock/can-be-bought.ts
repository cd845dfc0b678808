import { STOCK_BLOCKED } from '../stock/availability';

/** Whether a variant `v` of a model `m` has a page on which it can be chosen; SQL. */
export const IS_SHOWN = '(not v.is_withdrawn and m.is_public and not m.is_campaign_only)';

/**
 * Whether the button of a variant `v` that is shown puts it into the cart: it is on order or in a stock, not blocked, and
 * has a price; SQL. The same rule as `availability` and the storefront's button. Specification 2 §4.
 */
export const CAN_BE_BOUGHT = `((v.on_order or exists (
    select 1 from stock k where k.variant_id = v.id and k.quantity > 0
  )) and not ${STOCK_BLOCKED} and exists (select 1 from prices p where p.variant_id = v.id))`;
