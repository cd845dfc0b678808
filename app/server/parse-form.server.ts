import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/** How a form differs from most. */
type ParseOptions = {
  /** Fields that are groups of others, in fields `GROUP.NAME`. */
  readonly groups?: readonly string[];
  /** Leaves empty fields as they are; by default they count as not sent. */
  readonly disableAutoCoercion?: boolean;
};

/**
 * Parses a form with its schema. Every field is one text: one that is sent twice counts by its first value, like what is shown again of
 * it, and files or parts of a field (`name[0]`, `name.x`) are not read. A schema is thus given a text or nothing, and what it says of
 * another type would reach nobody.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData | URLSearchParams,
  schema: Schema,
  { groups = [], disableAutoCoercion = false }: ParseOptions = {},
) {
  const single = new FormData();
  for (const [name, value] of form) {
    const [group = '', part] = name.split(/[.[]/, 2);
    const isRead = part === undefined || (groups.includes(group) && name.startsWith(`${group}.`));
    if (isRead && typeof value === 'string' && !single.has(name)) single.append(name, value);
  }
  return parseWithZod(single, { schema, disableAutoCoercion });
}
