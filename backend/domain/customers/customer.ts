import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { preparedQuery } from '../reading/reader';

/** The customer data that the storefront needs in addition to the caller. */
export interface CustomerData {
  /** JSON string with products. */
  readonly cartContent: string;
  readonly cartVersion: string;
  readonly postalCode: string;
  readonly firstName: string;
  /** Ids of the models on the wishlist, in order of adding. */
  readonly wishes: readonly number[];
  /** The reviews that the person voted on; `vote` is true for up. */
  readonly votes: readonly { readonly id: number; readonly vote: boolean }[];
}

/** Names a state of the account's cart: two states with the same content have the same version. */
export const cartVersion = sql<string>`md5(${customers.cartContent})`;

/** What the storefront asks of a person on every page, in one statement: cart, place, name, wishlist and votes. */
export const readCustomerData = preparedQuery<CustomerData, [customerId: number]>(
  'customer-data',
  `select c.cart_content as "cartContent", md5(c.cart_content) as "cartVersion", c.postal_code as "postalCode",
     c.first_name as "firstName",
     array(select model_id from wishlist_items where customer_id = c.id order by created_at, model_id) as wishes,
     coalesce((select json_agg(json_build_object('id', review_id, 'vote', is_up) order by review_id)
       from review_votes where customer_id = c.id), '[]') as votes
   from customers c where c.id = $1`,
);

/** SHA-256 of an e-mail address in lower case, hex; passed to trackers instead of the address. */
export const hashedEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** The account with an e-mail address, in any case. @returns null when there is none */
export async function findCustomerByEmail(db: Db, email: string) {
  const [found] = await db
    .select({ id: customers.id, email: customers.email, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, email.trim().toLowerCase()));
  return found ?? null;
}
