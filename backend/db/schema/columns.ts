import { type SQL, sql } from 'drizzle-orm';
import { bigint, char, check, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The six languages of the shop (Specification 1 §3, language table). */
export const LANGUAGE_CODES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;

/** A point in time, kept as timestamptz. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row came to be. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Money in integer minor units (cents for eur). */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A language column of a table of texts. */
export const language = () => text('language', { enum: LANGUAGE_CODES }).notNull();

/** ISO 4217 code in lower case, as the specification writes it (`eur`). */
export const currencyCode = (name = 'currency') => char(name, { length: 3 });

/** ISO 3166-1 alpha-2 code in lower case, as the specification writes it (`fi`). */
export const countryCode = (name = 'country') => char(name, { length: 2 });

/** An integer primary key made by the database; importers and demo data may give their own. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A check that a text column holds one of the listed values; `table` keeps constraint names unique. */
export function oneOf(table: string, column: string, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(`${table}_${column}_known`, sql.raw(`"${column}" in (${list})`));
}

/** A named check constraint. */
export const rule = (name: string, condition: SQL) => check(name, condition);
