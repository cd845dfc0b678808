import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { type BONUS_KINDS, clubBonus } from '../../db/schema/members';
import { orderRows, orders } from '../../db/schema/orders';
import { settings } from '../../db/schema/reference';
import type { Reader } from '../reading/reader';

/** The general setting with the share of an order that its buyer earns, in per cent. */
export const BONUS_SETTING = 'club_bonus_percentage';
const USUAL_PERCENTAGE = 2;

/** A movement of a person's club bonus. */
export interface BonusEntry {
  readonly kind: (typeof BONUS_KINDS)[number];
  /** Euro cents; earned is positive. */
  readonly cents: number;
  readonly orderNumber: string | null;
  readonly createdAt: Date;
}

/** Max number of movements in a list. */
const MAX_ENTRIES = 200;

/** Movements of a person's club bonus, the newest first. */
export function readBonusEntries(reader: Reader, customerId: number): Promise<BonusEntry[]> {
  return reader
    .select({
      kind: clubBonus.kind,
      cents: clubBonus.cents,
      orderNumber: orders.number,
      createdAt: clubBonus.createdAt,
    })
    .from(clubBonus)
    .leftJoin(orders, eq(orders.id, clubBonus.orderId))
    .where(eq(clubBonus.customerId, customerId))
    .orderBy(desc(clubBonus.createdAt), desc(clubBonus.id))
    .limit(MAX_ENTRIES);
}

/** The balance of a person's club bonus in euro cents. */
export async function readBonusBalance(reader: Reader, customerId: number): Promise<number> {
  const [row] = await reader
    .select({ cents: sql<number>`coalesce(sum(${clubBonus.cents}), 0)::float8` })
    .from(clubBonus)
    .where(eq(clubBonus.customerId, customerId));
  return row?.cents ?? 0;
}

/** The share of the product total of an order that is earned, in per cent; 2 unless the setting is a number from 0 to 100. */
export function bonusPercentageOf(setting: string | undefined): number {
  const text = setting?.trim() ?? '';
  const percentage = /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : USUAL_PERCENTAGE;
  return percentage <= 100 ? percentage : USUAL_PERCENTAGE;
}

/** That share as it is set now. */
export async function readBonusPercentage(reader: Reader): Promise<number> {
  const [setting] = await reader
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, BONUS_SETTING));
  return bonusPercentageOf(setting?.value);
}

/** What a company orders earns its person nothing. */
const isNotOfCompany = sql`not exists (select 1 from enterprise_orders e where e.order_id = ${orders.id})`;

/**
 * Credits the club bonus of a paid order to the account that placed it: a share of its products less discounts and what was paid
 * with bonus, rounded to cents. Delivery earns nothing, and neither does the order of a guest or of a company. An order is credited once. The caller holds the lock of the
 * order's row.
 */
export async function earnBonus(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const [order] = await tx
    .select({
      customerId: orders.customerId,
      bonusCents: orders.bonusCents,
      subtotalCents: sql<number>`coalesce(sum(${orderRows.totalCents}), 0)::float8`,
    })
    .from(orders)
    .leftJoin(orderRows, and(eq(orderRows.orderId, orders.id), inArray(orderRows.kind, ['product', 'discount'])))
    .where(and(eq(orders.id, orderId), isNotOfCompany))
    .groupBy(orders.id);
  if (!order || order.customerId === null) return;
  const base = Math.max(0, order.subtotalCents - order.bonusCents);
  const cents = Math.round((base * (await readBonusPercentage(tx))) / 100);
  if (cents <= 0) return;
  await tx
    .insert(clubBonus)
    .values({ customerId: order.customerId, kind: 'earned', cents, orderId, createdAt: now })
    .onConflictDoNothing();
}

/** Takes back what a cancelled order had earned, once. The caller holds the lock of the order's row. */
export async function reverseBonus(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const [left] = await tx
    .select({ customerId: clubBonus.customerId, cents: sql<number>`sum(${clubBonus.cents})::float8` })
    .from(clubBonus)
    .where(and(eq(clubBonus.orderId, orderId), inArray(clubBonus.kind, ['earned', 'reversed'])))
    .groupBy(clubBonus.customerId);
  if (!left || left.cents <= 0) return;
  await tx
    .insert(clubBonus)
    .values({ customerId: left.customerId, kind: 'reversed', cents: -left.cents, orderId, createdAt: now })
    .onConflictDoNothing();
}
