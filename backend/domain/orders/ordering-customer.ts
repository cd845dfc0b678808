import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers';
import { type Caller, seesStaffData } from '../customers/caller';
import type { Reader } from '../reading/reader';

/**
 * The customer of an order: the caller, or the customer for whom staff orders. For other callers `customer_id` is ignored.
 * @returns null for a guest's order
 */
export async function readOrderingCustomer(
  reader: Reader,
  caller: Caller | null,
  customerId: number | null,
): Promise<number | null> {
  if (!caller || customerId === null || !seesStaffData(caller)) return caller?.customerId ?? null;
  const [customer] = await reader.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId));
  return customer?.id ?? caller.customerId;
}
