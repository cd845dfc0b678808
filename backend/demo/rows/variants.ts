import type { DemoModel } from '../content/model';
import type { ColourwayName } from '../illustrations/plates/palette';
import { NUMBERED_MODELS } from './numbered-models';
import { sizeSlug } from './sizes';

export type DemoVariant = {
  id: number;
  modelId: number;
  model: DemoModel;
  sku: string;
  colour: ColourwayName;
  /** none for products of one size */
  size: string | undefined;
  type: 'regular' | 'long';
  /** its place among the sizes of its colour, and how many there are */
  sizeIndex: number;
  sizeCount: number;
};

function* combinations(model: DemoModel): Generator<Omit<DemoVariant, 'id' | 'modelId'>> {
  const sizes = model.sizes.length > 0 ? model.sizes : [undefined];
  for (const colour of model.colours)
    for (const type of model.types ?? (['regular'] as const))
      for (const [sizeIndex, size] of sizes.entries()) {
        const parts = [model.slug, colour, size ? sizeSlug(size) : 'one', ...(type === 'long' ? ['long'] : [])];
        yield { model, sku: parts.join('-').toUpperCase(), colour, size, type, sizeIndex, sizeCount: sizes.length };
      }
}

/** Every variant of the shop with its id. */
export const DEMO_VARIANTS: readonly DemoVariant[] = NUMBERED_MODELS.flatMap(({ model, id }) =>
  [...combinations(model)].map((variant) => ({ ...variant, modelId: id })),
).map((variant, index) => ({ ...variant, id: index + 1 }));
