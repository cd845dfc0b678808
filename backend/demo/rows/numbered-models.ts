import { DEMO_MODELS } from '../content/all-models';
import type { DemoModel } from '../content/model';

export type NumberedModel = { model: DemoModel; id: number };

function numberModels(models: readonly DemoModel[]): NumberedModel[] {
  const given = new Set(models.flatMap(({ id }) => id ?? []));
  let last = 0;
  return models.map((model) => {
    if (model.id !== undefined) return { model, id: model.id };
    do last += 1;
    while (given.has(last));
    return { model, id: last };
  });
}

/** Every model with its id: its place in the list, or the number that the shop's rules know it by. */
export const NUMBERED_MODELS: readonly NumberedModel[] = numberModels(DEMO_MODELS);

const bySlug = new Map(NUMBERED_MODELS.map((numbered) => [numbered.model.slug, numbered]));

/** The model of a slug that another part of the demo shop refers to. */
export function modelOf(slug: string): NumberedModel {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`The demo shop refers to the model ${slug}, which it does not have.`);
  return found;
}
