import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { isLong, isSet, isSetBlocked, ownMethods, setIsLong, takesSet } from './set-parcel';

/** How a model can be delivered to a country; a set as its parts can (Specification 2 §3, extra data). */
export interface DeliveryLimits {
  /** Slugs of the country's delivery methods that are available for the model. */
  readonly allowedDeliveryMethods: string[];
  /** The shop does not deliver to the country at all, or not this model. */
  readonly isDeliveryCountryBlocked: boolean;
  /** Some methods of the country are not available for the model or one of its variants. */
  readonly isLimited: boolean;
  /** Max quantity in one parcel abroad; null: no limit. */
  readonly perInternationalPackage: number | null;
  /** Why the model is not delivered there; empty without an explanation. */
  readonly blockInfo: string;
  /** Slugs of the available methods by variant id, only of variants that not every method takes: they have the country's longer days. */
  readonly variants: Record<string, string[]>;
}

/** Methods of the country, and whether each is available for the model. */
const METHODS = `from delivery_methods d
  join delivery_prices dp on dp.delivery_method_id = d.id and dp.country = $2
  where d.is_enabled`;

const TAKES_MODEL = `case when ${isSet('m.id')} then ${takesSet('m.id', 'd.id')}
  else not exists (select 1 from model_delivery_methods where model_id = m.id)
    or exists (select 1 from model_delivery_methods md where md.model_id = m.id and md.delivery_method_id = d.id) end`;

/** Whether a method takes a variant. */
const TAKES_VARIANT = `case when ${isSet('m.id')} then ${takesSet('m.id', 'd.id')} else d.id = any(${ownMethods('v', 'm')}) end`;

/** Whether some delivery method of the shop does not take a variant. For the tables of variants `v` and models `m`. */
export const IS_LONG = `case when ${isSet('m.id')} then ${setIsLong('m.id')} else ${isLong('v', 'm')} end`;

const deliveryLimits = preparedQuery<
  Omit<DeliveryLimits, 'isLimited'> & { countMethods: number },
  [language: ShopLanguage, country: string, modelSlug: string]
>(
  'delivery-limits',
  `select
     array(select d.slug ${METHODS} and ${TAKES_MODEL} order by d.sort, d.id) as "allowedDeliveryMethods",
     (select count(*)::int ${METHODS}) as "countMethods",
     not exists (select 1 from delivery_countries where code = $2 and is_enabled)
       or blocked.country is not null or ${isSetBlocked('m.id', '$2')} as "isDeliveryCountryBlocked",
     m.per_international_package as "perInternationalPackage",
     case when blocked.country is not null then coalesce(dt.block_info, '') else '' end as "blockInfo",
     coalesce((
       select json_object_agg(v.id, array(select d.slug ${METHODS} and ${TAKES_VARIANT} order by d.sort, d.id))
       from variants v where v.model_id = m.id and ${IS_LONG}
     ), '{}') as variants
   from models m
   left join model_blocked_countries blocked on blocked.model_id = m.id and blocked.country = $2
   left ${textsIn('model_delivery_texts', 'dt', 't.model_id = m.id', '$1')}
   where m.slug = $3`,
);

/** @returns null when there is no such model */
export async function readDeliveryLimits(
  pool: Connection,
  { language, country, modelSlug }: { language: ShopLanguage; country: string; modelSlug: string },
): Promise<DeliveryLimits | null> {
  const [found] = await deliveryLimits(pool, language, country, modelSlug);
  if (!found) return null;
  const { countMethods, ...limits } = found;
  const isLimited = limits.allowedDeliveryMethods.length < countMethods || Object.keys(limits.variants).length > 0;
  return { ...limits, isLimited };
}
