import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { customerAddresses } from '../../db/schema/members';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import type { Reader } from '../reading/reader';
import { accountTexts } from './account-texts';
import { refuseUndelivered } from './details';

/** A person's delivery address. */
export type Address = Omit<typeof customerAddresses.$inferSelect, 'customerId'>;

/** An address to save; without an id it is a new one. */
export type AddressToSave = Omit<Address, 'id'> & { readonly id: number | null };

/** A person's addresses, the default first, then in the order of adding. */
export function readAddresses(reader: Reader, customerId: number): Promise<Address[]> {
  return reader
    .select({
      id: customerAddresses.id,
      label: customerAddresses.label,
      firstName: customerAddresses.firstName,
      lastName: customerAddresses.lastName,
      address: customerAddresses.address,
      postalCode: customerAddresses.postalCode,
      city: customerAddresses.city,
      country: customerAddresses.country,
      phone: customerAddresses.phone,
      isDefault: customerAddresses.isDefault,
    })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.isDefault), asc(customerAddresses.id));
}

const ofPerson = (customerId: number, id: number) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.id, id));

/**
 * Holds a person's addresses until the transaction ends: the row of the account is locked, so that neither the limit nor the one
 * default is passed by two requests at once.
 */
async function lockAddresses(tx: Transaction, customerId: number): Promise<Address[]> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
  return readAddresses(tx, customerId);
}

async function clearDefault(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.isDefault, true)));
}

/**
 * Adds or changes an address. The first address is the default, and there is one default as long as there are addresses. Closes the
 * races of two requests of one person: both would pass the limit, or be the default.
 * @param max how many addresses a person may keep
 * @returns the address's id; null when the person has no address with the given id
 * @throws Refusal beyond the limit, and for a country without delivery
 */
export async function saveAddress(
  db: Db,
  customerId: number,
  { id, ...address }: AddressToSave,
  { max, language }: { readonly max: number; readonly language: ShopLanguage },
): Promise<number | null> {
  await refuseUndelivered(db, address.country, language);
  return db.transaction(async (tx) => {
    const saved = await lockAddresses(tx, customerId);
    const before = saved.find((each) => each.id === id);
    if (id !== null && !before) return null;
    if (!before && saved.length >= max) {
      throw new Refusal({ detail: [accountTexts(language)('addresses.tooMany', { max })] });
    }
    const isDefault = address.isDefault || saved.length === 0 || before?.isDefault === true;
    if (isDefault && !before?.isDefault) await clearDefault(tx, customerId);
    if (before) {
      await tx
        .update(customerAddresses)
        .set({ ...address, isDefault })
        .where(ofPerson(customerId, before.id));
      return before.id;
    }
    const [added] = await tx
      .insert(customerAddresses)
      .values({ ...address, isDefault, customerId })
      .returning({ id: customerAddresses.id });
    return added?.id ?? null;
  });
}

/** Removes an address; when it was the default, another becomes the default. @returns false when the person has no such address */
export async function removeAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const saved = await lockAddresses(tx, customerId);
    const removed = saved.find((each) => each.id === id);
    if (!removed) return false;
    await tx.delete(customerAddresses).where(ofPerson(customerId, id));
    const next = saved.find((each) => each.id !== id);
    if (removed.isDefault && next) {
      await tx.update(customerAddresses).set({ isDefault: true }).where(ofPerson(customerId, next.id));
    }
    return true;
  });
}

/** Makes an address the default. @returns false when the person has no such address */
export async function chooseDefaultAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const saved = await lockAddresses(tx, customerId);
    if (!saved.some((each) => each.id === id)) return false;
    await clearDefault(tx, customerId);
    await tx.update(customerAddresses).set({ isDefault: true }).where(ofPerson(customerId, id));
    return true;
  });
}
