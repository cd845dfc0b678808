import { randomUUID } from 'node:crypto';
import { type ComplaintStatus, ENDED_COMPLAINTS, WEB_STORE_ID } from 'contract/complaint-status';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { complaintEvents, complaintMessages, complaintPictures, complaints } from '../../db/schema/complaints';
import { customers } from '../../db/schema/customers';
import { orderRows, orders } from '../../db/schema/orders';
import { drawReference } from '../../domain/orders/order-number';
import { helsinkiDay } from '../../domain/pricing/helsinki-day';
import { DEMO_BRANDS } from '../content/brands';
import { type ComplaintPhoto, DEMO_COMPLAINTS, type DemoComplaint } from '../content/complaints';
import { galleryViews } from '../content/gallery-views';
import { productName } from '../content/product-names';
import { DEMO_STORES } from '../content/stores';
import { insertAll } from './insert';
import { modelOf } from './numbered-models';
import type { DemoPictures } from './pictures';
import { cents, daysBefore } from './texts';
import { DEMO_VARIANTS } from './variants';

/** Who moves the complaints of the demo shop. */
const ACTOR = 'job:demo';

/** Where and when it was bought: the row of an order, or a receipt. */
async function purchaseOf(tx: Transaction, { bought, model }: DemoComplaint, now: Date) {
  if ('store' in bought) {
    const store = DEMO_STORES.find(({ slug }) => slug === bought.store)?.id ?? WEB_STORE_ID;
    const timeOfPurchase = helsinkiDay(daysBefore(now, bought.daysAgo));
    return {
      salesChannel: 'M' as const,
      storeId: store,
      targetStoreId: store,
      receipt: bought.receipt,
      timeOfPurchase,
    };
  }
  const number = `S${bought.order}`;
  const ids = DEMO_VARIANTS.filter(({ modelId }) => modelId === modelOf(model).id).map(({ id }) => id);
  const rows = await tx
    .select({ orderId: orders.id, orderRowId: orderRows.id, placedAt: orders.placedAt, variantId: orderRows.variantId })
    .from(orders)
    .innerJoin(orderRows, eq(orderRows.orderId, orders.id))
    .where(and(eq(orders.number, number), eq(orderRows.kind, 'product')));
  const row = rows.find(({ variantId }) => variantId !== null && ids.includes(variantId));
  if (!row) throw new Error(`The order ${number} of the demo shop has no ${model}.`);
  const day = helsinkiDay(row.placedAt);
  const order = { orderNumber: number, orderId: row.orderId, orderRowId: row.orderRowId, orderDate: day };
  return {
    ...order,
    ...{ salesChannel: 'S' as const, storeId: WEB_STORE_ID, targetStoreId: WEB_STORE_ID, timeOfPurchase: day },
  };
}

const statusOf = ({ steps }: DemoComplaint): ComplaintStatus => {
  const last = steps.findLast((step) => 'to' in step);
  return last && 'to' in last ? last.to : 'new';
};

function picturesOf(pictures: DemoPictures, slug: string, photos: readonly ComplaintPhoto[], now: Date) {
  const { model } = modelOf(slug);
  const views = galleryViews(model);
  const [colour = 'ink'] = model.colours;
  return photos.map((at, sort) => ({
    ...{ reference: drawReference(), drawn: pictures.plate(model, views[at % views.length] ?? 'front', colour), sort },
    ...{ receivedBytes: 2_400_000, width: 1600, height: 2000, createdAt: now },
  }));
}

async function loadComplaint(tx: Transaction, one: DemoComplaint, pictures: DemoPictures, now: Date): Promise<void> {
  const { model, id: modelId } = modelOf(one.model);
  const size = DEMO_VARIANTS.find((variant) => variant.modelId === modelId)?.size ?? '';
  const [customer] = one.byCustomer
    ? await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, one.email))
    : [];
  const status = statusOf(one);
  const isEnded = ENDED_COMPLAINTS.some((ended) => ended === status);
  const createdAt = daysBefore(now, one.daysAgo);
  const [written] = await tx
    .insert(complaints)
    .values({
      ...(await purchaseOf(tx, one, now)),
      ...{ number: `C${one.digits}`, reference: drawReference(), submission: `demo-${one.digits}`, status },
      ...{ customerId: customer?.id ?? null, language: 'fi', customerName: one.name, email: one.email },
      ...{ phone: one.phone, address: one.address, postNumber: one.postalCode, city: one.city },
      ...{ priceCents: cents(model.price), used: one.used, manufacturer: DEMO_BRANDS[model.brand].name },
      ...{ model: productName(model.name, model.noun).fi, size, noSize: size === '', complaint: one.text },
      ...{ createdAt, endedAt: isEnded ? daysBefore(now, one.steps.at(-1)?.daysAgo ?? 0) : null },
    })
    .returning({ id: complaints.id });
  if (!written) throw new Error('A complaint of the demo shop was not written.');
  const complaintId = written.id;
  const own = picturesOf(pictures, one.model, one.photos, createdAt);
  await insertAll(
    tx,
    complaintPictures,
    own.map((picture) => ({ ...picture, complaintId })),
  );
  await tx.insert(complaintEvents).values({ complaintId, toStatus: 'new', actor: 'customer', createdAt });
  for (const step of one.steps) {
    const at = daysBefore(now, step.daysAgo);
    if ('to' in step) {
      const event = { complaintId, toStatus: step.to, actor: ACTOR, note: step.note, createdAt: at };
      await tx.insert(complaintEvents).values(event);
      continue;
    }
    const [message] = await tx
      .insert(complaintMessages)
      .values({ complaintId, submission: randomUUID(), text: step.message, createdAt: at })
      .returning({ id: complaintMessages.id });
    const sent = picturesOf(pictures, one.model, step.photos, at);
    await insertAll(
      tx,
      complaintPictures,
      sent.map((picture) => ({ ...picture, complaintId, messageId: message?.id ?? null })),
    );
    const event = { complaintId, toStatus: 'processing' as const, actor: 'customer', createdAt: at };
    await tx.insert(complaintEvents).values(event);
  }
}

/** Complaints in each of their states, after the orders. */
export async function loadComplaints(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  for (const one of DEMO_COMPLAINTS) await loadComplaint(tx, one, pictures, now);
}
