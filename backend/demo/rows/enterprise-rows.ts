import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { enterpriseOrderRows, enterpriseOrders } from '../../db/schema/enterprise';
import { DEMO_ENTERPRISE_ORDER } from '../content/gifts';
import { modelOf } from './numbered-models';
import { DEMO_VARIANTS } from './variants';

/** The order that the demo company gathers. */
export async function loadEnterpriseOrder(tx: Transaction): Promise<void> {
  const [organiser] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.isOrgUser, true))
    .limit(1);
  if (!organiser) throw new Error('The demo shop has no organisation user.');
  const { name, company, rows } = DEMO_ENTERPRISE_ORDER;
  const [order] = await tx
    .insert(enterpriseOrders)
    .values({ name, company, customerId: organiser.id })
    .returning({ id: enterpriseOrders.id });
  if (!order) throw new Error('The order of the demo company was not written.');
  await tx.insert(enterpriseOrderRows).values(
    rows.map(({ model, amount }) => {
      const variant = DEMO_VARIANTS.find(({ modelId }) => modelId === modelOf(model).id);
      if (!variant) throw new Error(`The model ${model} has no variant.`);
      return { enterpriseOrderId: order.id, variantId: variant.id, amount };
    }),
  );
}
