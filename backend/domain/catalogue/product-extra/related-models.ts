import { type Connection, question } from '../../reading/reader';
import { listed } from '../product-list/which-models';

const related = question<{ id: number; kind: 'recommended' | 'also_bought' }, [modelSlug: string]>(
  'related-models',
  `select r.related_id as id, r.kind
   from models m join model_relations r on r.model_id = m.id join models x on x.id = r.related_id
   where m.slug = $1 and ${listed('x')}
   order by r.kind, r.sort, x.id`,
);

/** Ids of what to show beside a model: chosen by the shop, and bought by those who bought it. */
export async function readRelatedModels(
  pool: Connection,
  modelSlug: string,
): Promise<{ recommendations: number[]; alsoBought: number[] }> {
  const rows = await related(pool, modelSlug);
  const ofKind = (kind: 'recommended' | 'also_bought') => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { recommendations: ofKind('recommended'), alsoBought: ofKind('also_bought') };
}
