import { type Connection, preparedQuery } from '../../reading/reader';
import { listed } from '../product-list/which-models';
import { AUDIENCE_GROUPS, IS_FOR_OTHERS } from './audiences';

const related = preparedQuery<{ id: number; kind: 'recommended' | 'also_bought' }, [modelSlug: string]>(
  'related-models',
  `with recursive ${AUDIENCE_GROUPS}
   select r.related_id as id, r.kind
   from models m join model_relations r on r.model_id = m.id join models x on x.id = r.related_id
   where m.slug = $1 and ${listed('x')}
   order by r.kind, ${IS_FOR_OTHERS}, r.sort, x.id`,
);

/** Ids of the models to show with a model: recommended by the shop, and also bought by its buyers, those for the same people first. */
export async function readRelatedModels(
  pool: Connection,
  modelSlug: string,
): Promise<{ recommendations: number[]; alsoBought: number[] }> {
  const rows = await related(pool, modelSlug);
  const ofKind = (kind: 'recommended' | 'also_bought') => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { recommendations: ofKind('recommended'), alsoBought: ofKind('also_bought') };
}
