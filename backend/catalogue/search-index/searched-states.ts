import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';

/**
 * What the search documents of models are made of (`document-statements.ts`), as a short text by import key: as long as it stays the same,
 * so do the documents. Building those takes several times as long as asking. Popularity is left out, since imports do not change it.
 */
export async function searchedStates(tx: Transaction, importKeys: readonly string[]): Promise<Map<string, string>> {
  if (importKeys.length === 0) return new Map();
  const { rows } = await tx.execute<{ importKey: string; state: string }>(sql`
    select m.import_key as "importKey", md5(json_build_array(
      m.is_public, m.is_campaign_only, m.kind, m.manufacturer_id, m.model_number, m.source_language,
      (select json_agg(t::text order by t.language) from model_texts t where t.model_id = m.id),
      (select json_agg(g::text order by g.group_id) from model_groups g where g.model_id = m.id),
      (select json_agg(distinct array[v.color_id, v.size_id]::text) from variants v where v.model_id = m.id and not v.is_withdrawn),
      (select json_agg(array[p.number::text, t.language, t.value]::text order by p.id, t.language)
        from model_properties p left join model_property_texts t on t.model_property_id = p.id
        where p.model_id = m.id and p.variant_id is null)
    )::text) as state
    from models m where m.import_key = any(${sql.param([...importKeys])}::text[])`);
  return new Map(rows.map(({ importKey, state }) => [importKey, state]));
}
