import { z } from 'zod';
import type { DrawingRecipe } from '../../db/schema/media';
import { drawBrandLogo } from './brand-logo';
import { type ComposedFoot, type ComposedPlace, composePlates } from './composed-plate';
import { drawLandscape, type LandscapeBox, type LandscapeName } from './draw-landscape';
import { drawPlate, type PlateSpec, type PlateView } from './draw-plate';
import { drawStorePicture, type PicturedStore } from './draw-store';
import type { MarkName } from './plates/marks';
import { COLOURWAYS, type ColourwayName } from './plates/palette';

type PlateRecipe = { spec: PlateSpec; view: PlateView; colour: ColourwayName };

/** What the demo shop's pictures are drawn from. Recipes are data: they lie in the database until somebody looks. */
export type DemoRecipe =
  | ({ kind: 'plate' } & PlateRecipe)
  /** several plates in one picture */
  | {
      kind: 'composed';
      parts: readonly (PlateRecipe & { place: ComposedPlace; foot?: ComposedFoot })[];
      isWide?: boolean;
    }
  | { kind: 'landscape'; name: LandscapeName; box: LandscapeBox }
  | { kind: 'store'; slug: PicturedStore }
  | { kind: 'logo'; wordmark: string; mark: MarkName; name: string };

const colourways = Object.keys(COLOURWAYS) as [ColourwayName, ...ColourwayName[]];

// What a type may vary is checked where the shop is composed; here only what would break the choice of a drawing.
const plateForm = z.object({
  spec: z.looseObject({ type: z.string() }).transform((spec) => spec as unknown as PlateSpec),
  view: z.string().transform((view) => view as PlateView),
  colour: z.enum(colourways),
});
const place = z.union([
  z.tuple([z.number(), z.number(), z.number()]),
  z.tuple([z.number(), z.number(), z.number(), z.number()]),
]);

const foot = z.tuple([z.number(), z.number(), z.number()]).optional();

const recipeForm = z.discriminatedUnion('kind', [
  plateForm.extend({ kind: z.literal('plate') }),
  z.object({
    kind: z.literal('composed'),
    parts: z.array(plateForm.extend({ place, foot })),
    isWide: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('landscape'),
    name: z.string().transform((name) => name as LandscapeName),
    box: z.enum(['wide', 'tall']),
  }),
  z.object({ kind: z.literal('store'), slug: z.string().transform((slug) => slug as PicturedStore) }),
  z.object({
    kind: z.literal('logo'),
    wordmark: z.string(),
    mark: z.string().transform((mark) => mark as MarkName),
    name: z.string(),
  }),
]);

/**
 * Draws a recipe of the demo shop as SVG; the same recipe gives the same bytes.
 * @throws when it is no recipe of the demo shop
 * @example drawRecipe({ kind: 'plate', spec: { type: 'stove' }, view: 'main', colour: 'rust' })
 */
export function drawRecipe(recipe: DrawingRecipe): string {
  const form = recipeForm.parse(recipe);
  switch (form.kind) {
    case 'plate':
      return drawPlate(form.spec, form.view, form.colour);
    case 'composed':
      return composePlates(
        form.parts.map(({ spec, view, colour, place, foot }) => ({
          svg: drawPlate(spec, view, colour),
          place,
          ...(foot && { foot }),
        })),
        form.isWide,
      );
    case 'landscape':
      return drawLandscape(form.name, form.box);
    case 'store':
      return drawStorePicture(form.slug);
    case 'logo':
      return drawBrandLogo(form.wordmark, form.mark, form.name);
  }
}
