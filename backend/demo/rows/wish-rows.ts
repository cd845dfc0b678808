import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { customerGroupMembers, reviewVotes, wishlistItems } from '../../db/schema/members';
import { DEMO_CUSTOMER } from '../content/accounts';
import { DEMO_MEMBERSHIPS, DEMO_SHARE_TOKEN, DEMO_VOTES, DEMO_WISHES } from '../content/wishes';
import { insertAll } from './insert';
import { modelOf } from './numbered-models';
import { daysBefore } from './texts';

/** Wishlist, votes and memberships of the demo shop's customers; after the accounts and the reviews. */
export async function loadWishes(tx: Transaction, now: Date): Promise<void> {
  const idOf = async (email: string): Promise<number> => {
    const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
    if (!customer) throw new Error(`The demo shop has no account ${email}.`);
    return customer.id;
  };
  const customerId = await idOf(DEMO_CUSTOMER.email);
  await insertAll(
    tx,
    wishlistItems,
    DEMO_WISHES.map((slug, index) => ({
      customerId,
      modelId: modelOf(slug).id,
      createdAt: daysBefore(now, DEMO_WISHES.length - index),
    })),
  );
  await tx.update(customers).set({ wishlistToken: DEMO_SHARE_TOKEN }).where(eq(customers.id, customerId));
  // reviews are numbered in their order
  await insertAll(
    tx,
    reviewVotes,
    DEMO_VOTES.map(({ review, isUp }) => ({ customerId, reviewId: review + 1, isUp })),
  );
  for (const { email, group, memberNumber, days } of DEMO_MEMBERSHIPS) {
    const state = days === null ? {} : ({ status: 'accepted', validUntil: daysBefore(now, -days) } as const);
    await tx
      .insert(customerGroupMembers)
      .values({ customerId: await idOf(email), group, memberNumber, createdAt: daysBefore(now, 20), ...state });
  }
}
