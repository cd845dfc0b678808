/** A mapping: what the columns, options, groups and properties of a merchant's file are in this shop. */
import { readFile } from 'node:fs/promises';
import { TABLE_FIELDS } from 'contract/import-form';
import * as z from 'zod';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { OPTION_ROLES, type OptionRole, usualRole } from '../formats/options';
import { FORMATS } from '../formats/recognise';
import { WrongCommand } from '../unreadable-file';

const text = z.string().trim().min(1).max(200);

/** A group of the shop by its path, `/camping/tents/`, or a new one by its names, `Camping > Tents`; null: none. */
const group = text.nullable();

const mappingSchema = z.strictObject({
  format: z.enum(FORMATS).optional(),
  language: z.enum(LANGUAGE_CODES).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/, 'three letters, like eur')
    .optional(),
  tax: z.enum(['included', 'excluded']).optional(),
  /** Name of a tax class of the shop; undefined: the standard one. */
  taxClass: text.optional(),
  /** Column of the file → column of the format; of a plain table, one of `TABLE_FIELDS`. */
  columns: z.record(text, text).default({}),
  options: z.record(text, z.enum(OPTION_ROLES)).default({}),
  /** Category of the file, `Clothing > Hoodies` → group. */
  groups: z.record(text, group).default({}),
  /** Tag of the file → group, beside those of its categories. */
  tags: z.record(text, group).default({}),
  /** Store view of Magento → language. */
  views: z.record(text, z.enum(LANGUAGE_CODES)).default({}),
  /** Location of a file of stock → slug or name of a store; null: left out. */
  stores: z.record(text, text.nullable()).default({}),
  /** Customer group of a file of prices → the club; null: left out. */
  priceGroups: z.record(text, z.enum(['club']).nullable()).default({}),
  /** Column or attribute → property; null: none. */
  properties: z
    .record(text, z.strictObject({ name: text, unit: z.string().trim().max(12).optional() }).nullable())
    .default({}),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** The mapping of a file that needs none. */
export const NO_MAPPING: Mapping = mappingSchema.parse({});

/** Reads a mapping. @throws WrongCommand that names the place of each fault */
export async function readMapping(path: string): Promise<Mapping> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new WrongCommand(`There is no file ${path}.`);
  });
  const faults = (lines: readonly string[]) => new WrongCommand(`${path} is no mapping:\n  ${lines.join('\n  ')}`);
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw faults([error instanceof Error ? error.message : String(error)]);
  }
  const read = mappingSchema.safeParse(json);
  if (!read.success)
    throw faults(read.error.issues.map(({ path: at, message }) => `${at.join('.') || 'the file'}: ${message}`));
  const wrong = wrongFields(read.data);
  if (wrong.length > 0) throw faults(wrong);
  return read.data;
}

function wrongFields({ format, columns }: Mapping): string[] {
  if (format !== 'table') return [];
  return Object.entries(columns)
    .filter(([, field]) => !TABLE_FIELDS.some((known) => known === field))
    .map(([column, field]) => `columns.${column}: "${field}" is none of ${TABLE_FIELDS.join(', ')}`);
}

/** A name as mappings are searched: any case, single blanks. */
export const nameKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Looks names up in a part of a mapping. @returns undefined for a name that it does not have */
export function lookup<Value>(part: Readonly<Record<string, Value>>): (name: string) => Value | undefined {
  const byKey = new Map(Object.entries(part).map(([name, value]) => [nameKey(name), value]));
  return (name) => byKey.get(nameKey(name));
}

/** The roles of options: the mapping's, else those that their names mean. */
export function rolesOf({ options }: Mapping): (name: string) => OptionRole {
  const mapped = lookup(options);
  return (name) => mapped(name) ?? usualRole(name);
}
