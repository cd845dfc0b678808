import { type Connection, question } from '../reading/reader';

/** How a model can be delivered to a country (Specification 2 §3, extra data). */
export interface DeliveryLimits {
  /** Slugs of the country's delivery methods. */
  readonly allowedDeliveryMethods: string[];
  /** The shop delivers nothing there. */
  readonly isDeliveryCountryBlocked: boolean;
}

const deliveryLimits = question<DeliveryLimits, [country: string, modelSlug: string]>(
  'delivery-limits',
  `select
     array(select dm.slug from delivery_methods dm join delivery_prices dp on dp.delivery_method_id = dm.id
       where dm.is_enabled and dp.country = $1 order by dm.sort, dm.id) as "allowedDeliveryMethods",
     not exists (select 1 from delivery_countries where code = $1 and is_enabled) as "isDeliveryCountryBlocked"
   from models where slug = $2`,
);

/** @returns null when there is no such model */
export async function readDeliveryLimits(
  pool: Connection,
  country: string,
  modelSlug: string,
): Promise<DeliveryLimits | null> {
  const [limits] = await deliveryLimits(pool, country, modelSlug);
  return limits ?? null;
}
