import type { Transaction } from '../../db/client';
import { leadModels } from '../../db/schema/lead-models';
import { type BrandSlug, DEMO_BRANDS } from '../content/brands';
import { DEMO_GROUPS } from '../content/groups';
import { brandLeads, FRONT_PAGE_LEADS, groupLeads } from '../content/leads';
import { brandIds, groupIds } from './group-rows';
import { insertAll } from './insert';
import { NUMBERED_MODELS } from './numbered-models';

const ids = new Map(NUMBERED_MODELS.map(({ model, id }) => [model.slug, id]));

function idOf(slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`No such model: ${slug}`);
  return id;
}

const rows = (slugs: readonly string[], place: { groupId?: number; manufacturerId?: number }) =>
  slugs.map((slug, sort) => ({ groupId: null, manufacturerId: null, ...place, modelId: idOf(slug), sort }));

/** What the front page, the groups' lists and the brands' lists begin with. */
export async function loadLeads(tx: Transaction): Promise<void> {
  await insertAll(tx, leadModels, [
    ...rows(FRONT_PAGE_LEADS, {}),
    ...DEMO_GROUPS.flatMap(({ key }) => rows(groupLeads(key), { groupId: groupIds.of(key) })),
    ...(Object.keys(DEMO_BRANDS) as BrandSlug[]).flatMap((slug) =>
      rows(brandLeads(slug), { manufacturerId: brandIds.of(slug) }),
    ),
  ]);
}
