import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { rowsOf } from '../../domain/reading/reader';
import { oldPathOf } from '../formats/old-paths';

/** Where a redirect leads: to a product or a group, to an address, or nowhere. */
export type FoundTarget =
  | { kind: 'owner'; owner: { modelId: number } | { groupId: number } }
  | { kind: 'address'; address: string }
  | { kind: 'none' };

/**
 * What the new address of a redirect means: the SKU or the handle of a product, or an address. An address that a product or a group
 * has today, or had in the shop it comes from, means that product or group.
 */
export async function findTarget(tx: Transaction, written: string): Promise<FoundTarget> {
  const text = written.trim();
  const isAddress = /^(?:https?:)?\//i.test(text);
  const path = oldPathOf(text);
  const [found] = await rowsOf<{ model: number | null; group: number | null }>(
    tx,
    isAddress ? ownerOfPath(path ?? '', /^\/[^?#]*$/.test(text)) : ownerOfName(text, path ?? ''),
  );
  if (found?.model) return { kind: 'owner', owner: { modelId: found.model } };
  if (found?.group) return { kind: 'owner', owner: { groupId: found.group } };
  if (isAddress) return { kind: 'address', address: text };
  // Magento writes paths without a slash at their beginning.
  return /\/|\.\w{2,4}$/.test(text) ? { kind: 'address', address: `/${text}` } : { kind: 'none' };
}

/**
 * @param isHere the address names no host; one with a host is another site's, or that of the shop that was left. One with a query is a
 * page with its filters, which a group alone does not have.
 */
const ownerOfPath = (path: string, isHere: boolean) => sql`
  select m.id as model, null::int as "group"
  from models m join manufacturers b on b.id = m.manufacturer_id
    where ${isHere} and m.slug = split_part(${path}, '/', 2) and b.slug || '/' || m.slug = ${path}
  union all select null, t.group_id from product_group_texts t where ${isHere} and t.path = ${path}
  union all select o.model_id, o.group_id from old_addresses o where o.path = ${path}
  limit 1`;

const ownerOfName = (name: string, path: string) => sql`
  select model, "group" from (
    select v.model_id as model, null::int as "group", 1 as place from variants v where v.sku = ${name}
    union all select m.id, null, 2 from models m where m.import_key in (${`shopify:${name}`}, ${`magento:${name}`})
    union all select m.id, null, 3 from models m where m.slug = ${name}
    union all select o.model_id, o.group_id, 4 from old_addresses o where o.path = ${path}
  ) found order by place limit 1`;
