import type { Transaction } from '../../db/client';
import { modelRelations } from '../../db/schema/model-details';
import { completedBy, goTogether } from '../content/goes-along';
import type { DemoModel } from '../content/model';
import { seededRandom } from '../illustrations/plates/geometry';
import { insertAll } from './insert';
import { NUMBERED_MODELS, type NumberedModel } from './numbered-models';

/** Number of related models of each kind. */
const RELATED_MODELS = 8;

const isShown = ({ model }: NumberedModel): boolean =>
  !model.hidden && !model.campaignOnly && model.taxClass !== 'gift-card';

const shown = NUMBERED_MODELS.filter(isShown);

function byGroup(pick: (model: DemoModel) => string | undefined): ReadonlyMap<string, readonly NumberedModel[]> {
  const groups = new Map<string, NumberedModel[]>();
  for (const numbered of shown) {
    const key = pick(numbered.model);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(numbered);
    else groups.set(key, [numbered]);
  }
  return groups;
}

const bySlug = new Map(NUMBERED_MODELS.map(({ model }) => [model.slug, model]));

/** Where a model belongs: a used one where the new one does, as the shelf of used goods says nothing of what it is. */
const placeOf = ({ secondHandOf, groups }: DemoModel): DemoModel['groups'] =>
  bySlug.get(secondHandOf ?? '')?.groups ?? groups;

/** Whether two places have a group below their activity in common: who has skis for the slope needs no others. */
const isOneKind = (one: DemoModel['groups'], other: DemoModel['groups']): boolean =>
  one[0] === other[0] || one.slice(0, -1).some((group) => other.slice(0, -1).includes(group));

/** A model's first group is its shelf; the last one is its activity, a root of the tree. */
const shelves = byGroup(({ groups }) => groups[0]);
const activities = byGroup(({ groups }) => groups.at(-1));

/** Some of a list, the better sold the likelier, one of each shelf before the second of any, the same at every load. */
function choose(from: readonly NumberedModel[], max: number, random: () => number): NumberedModel[] {
  const drawn = from.map((numbered) => ({ numbered, luck: random() ** (1 / (1 + numbered.model.sold / 50)) }));
  const firsts = new Map<string, NumberedModel>();
  const others: NumberedModel[] = [];
  for (const { numbered } of drawn.sort((one, other) => other.luck - one.luck)) {
    const shelf = numbered.model.groups[0];
    if (firsts.has(shelf)) others.push(numbered);
    else firsts.set(shelf, numbered);
  }
  return [...firsts.values(), ...others].slice(0, max);
}

type Relation = typeof modelRelations.$inferInsert;

/**
 * Recommended: others of its main group. Also bought: what completes it, then other products of its activity, and of everything
 * only where these are too few; nothing that is of no use with it.
 */
function relationsOf({ model, id }: NumberedModel): Relation[] {
  const random = seededRandom(id * 6271);
  const isOther = (other: NumberedModel): boolean => other.id !== id && goTogether(model, other.model);
  const shelf = (shelves.get(model.groups[0]) ?? []).filter(isOther);
  const place = placeOf(model);
  const completing = completedBy(model, place[0]).flatMap((key) =>
    choose((shelves.get(key) ?? []).filter(isOther), 1, random),
  );
  const activity = (activities.get(place.at(-1) ?? '') ?? []).filter(
    (other) => isOther(other) && !isOneKind(placeOf(other.model), place) && !completing.includes(other),
  );
  const along = [...completing, ...choose(activity, RELATED_MODELS - completing.length, random)];
  const rest = choose(
    shown.filter((other) => isOther(other) && !along.includes(other)),
    RELATED_MODELS - along.length,
    random,
  );
  const rows = (kind: Relation['kind'], related: readonly NumberedModel[]): Relation[] =>
    related.map((other, sort) => ({ modelId: id, kind, relatedId: other.id, sort }));
  return [...rows('recommended', choose(shelf, RELATED_MODELS, random)), ...rows('also_bought', [...along, ...rest])];
}

/** The related models of each model. */
export async function loadRelations(tx: Transaction): Promise<void> {
  await insertAll(tx, modelRelations, shown.flatMap(relationsOf));
}
