import { AT_HAND, UNKNOWN_SHIPPING_TIME } from '../stock/availability';

/**
 * A set is one parcel: it leaves with its slowest part, and what holds for one of its parts – not every method takes it, its bindings
 * are mounted – holds for all of it. Until its parts are chosen, that is whichever variant of them can be chosen, so that a product page
 * and its postcode look-up promise nothing that a cart must take back. The functions return SQL; Specification 2 §9.
 */

/** Ids of the methods that a variant is limited to, its own or its model's; null: every method. @param v alias of variants, @param m of models */
export const ownMethods = (v: string, m: string): string => `coalesce(
  (select array_agg(delivery_method_id) from variant_delivery_methods where variant_id = ${v}.id),
  (select array_agg(delivery_method_id) from model_delivery_methods where model_id = ${m}.id))`;

/** Whether some delivery method of the shop does not take a variant. @param v alias of variants, @param m of models */
export const isLong = (v: string, m: string): string => `exists (
  select 1 from delivery_methods every_method where every_method.is_enabled and not every_method.id = any(${ownMethods(v, m)}))`;

const HELD = 'exists (select 1 from stock where variant_id = pv.id and quantity > 0)';

/** The variants `pv` of the models `pm` that can be chosen as parts of a set. @param set SQL of the id of its model */
const parts = (set: string) => `from bundle_parts bp join models pm on pm.id = bp.model_id
  join variants pv on pv.model_id = pm.id and not pv.is_withdrawn and (pv.on_order or ${HELD})
  where bp.bundle_id = ${set}`;

/** Whether a model is a set. @param model SQL of its id */
export const isSet = (model: string): string => `exists (select 1 from bundle_parts where bundle_id = ${model})`;

/** Days to dispatch of a set, as `dispatchDays` counts them; null for what is none, and for one with a part of which nothing can be chosen. */
export const setDays = (set: string): string => `(
  select case when count(distinct bp.model_id) = (select count(distinct model_id) from bundle_parts where bundle_id = ${set}) then max(
    case when pv.on_order and pv.shipping_time_days <= ${AT_HAND} and not ${HELD} then ${UNKNOWN_SHIPPING_TIME} else pv.shipping_time_days end) end
  ${parts(set)})`;

/** Whether some part of a set is long; false for what is none. */
export const setIsLong = (set: string): string => `exists (select 1 ${parts(set)} and ${isLong('pv', 'pm')})`;

/** Whether the bindings of some part are mounted; false for what is no set. */
export const setIsMounted = (set: string): string =>
  `exists (select 1 from bundle_parts bp join models pm on pm.id = bp.model_id where bp.bundle_id = ${set} and pm.is_binding_ski_combo)`;

/** Whether a delivery method takes every part of a set; true for what is none. @param method SQL of its id */
export const takesSet = (set: string, method: string): string =>
  `not exists (select 1 ${parts(set)} and not coalesce(${method} = any(${ownMethods('pv', 'pm')}), true))`;

/** Whether some part of a set is not delivered to a country; false for what is no set. @param country SQL of its code */
export const isSetBlocked = (set: string, country: string): string => `exists (
  select 1 from bundle_parts bp join model_blocked_countries bc on bc.model_id = bp.model_id
  where bp.bundle_id = ${set} and bc.country = ${country})`;
