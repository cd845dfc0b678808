/** Pure rules for which skis, bindings and boots fit each other, by measurements in mm and standards of their connections. */

/** A range of lengths, both ends included. */
export type Span = readonly [from: number, to: number];

/** The data of a ski wizard model that decides what fits. */
export interface WizardModel {
  readonly part: 'skis' | 'bindings' | 'boots';
  /** Standards of the connection between skis and bindings. */
  readonly mounts: readonly string[];
  /** Standards of the connection between bindings and boots; also set for skis that come with bindings. */
  readonly soles: readonly string[];
  /** Skis: width underfoot; null: not relevant. */
  readonly waistMm: number | null;
  /** Bindings: ski widths that fit between their brakes; null without brakes. */
  readonly brakeMm: Span | null;
  /** Bindings: adjustable range of sole lengths; null: every sole fits. */
  readonly soleMm: Span | null;
  readonly variants: readonly WizardVariant[];
}

/** A size of a model. */
export interface WizardVariant {
  readonly id: number;
  /** Length of a boot's sole; null: not relevant. */
  readonly soleMm: number | null;
  /** Width of a binding's brakes; null: the model's `brakeMm` decides. */
  readonly brakeMm?: number | null;
}

/** How much wider than the ski brakes may stand. */
const BRAKE_ROOM_MM = 25;

/** Ski widths that fit between the brakes of a size of bindings; null without brakes. */
export function skiWidths({ brakeMm }: Pick<WizardModel, 'brakeMm'>, size: WizardVariant): Span | null {
  return typeof size.brakeMm === 'number' ? [size.brakeMm - BRAKE_ROOM_MM, size.brakeMm] : brakeMm;
}

/** A chosen variant with its model. */
export interface Chosen {
  readonly model: WizardModel;
  readonly variant: WizardVariant;
}

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((norm) => others.includes(norm));

const within = (value: number | null, span: Span | null): boolean =>
  value === null || span === null || (value >= span[0] && value <= span[1]);

/** Whether a size of bindings can be mounted on skis: a shared mounting standard, and brakes wide enough for the ski. */
const canMount = (bindings: WizardModel, size: WizardVariant, skis: WizardModel): boolean =>
  share(bindings.mounts, skis.mounts) && within(skis.waistMm, skiWidths(bindings, size));

/** Whether boots of a size fit bindings. */
const canStepIn = (boots: WizardModel, size: WizardVariant, bindings: WizardModel): boolean =>
  share(boots.soles, bindings.soles) && within(size.soleMm, bindings.soleMm);

/** Whether boots can be used with skis: by the bindings that come with the skis, otherwise by any bindings of the shop. */
function canSki(boots: WizardModel, size: WizardVariant, skis: WizardModel, bindings: readonly WizardModel[]): boolean {
  if (skis.soles.length > 0) return share(boots.soles, skis.soles);
  return bindings.some(
    (one) => canStepIn(boots, size, one) && one.variants.some((brakes) => canMount(one, brakes, skis)),
  );
}

/**
 * Whether two variants of different parts fit each other.
 * @param between bindings that may connect boots and skis
 */
export function fits(one: Chosen, other: Chosen, between: readonly WizardModel[]): boolean {
  const partOf = (part: WizardModel['part']) => [one, other].find(({ model }) => model.part === part);
  const [skis, bindings, boots] = [partOf('skis'), partOf('bindings'), partOf('boots')];
  if (skis && bindings) return canMount(bindings.model, bindings.variant, skis.model);
  if (bindings && boots) return canStepIn(boots.model, boots.variant, bindings.model);
  if (skis && boots) return canSki(boots.model, boots.variant, skis.model, between);
  return false;
}

/** The variant with the id among the models of a part; undefined when there is none. */
export function chosen(
  all: readonly WizardModel[],
  part: WizardModel['part'],
  variantId: number | undefined,
): Chosen | undefined {
  if (variantId === undefined) return undefined;
  for (const model of all) {
    const variant = model.part === part ? model.variants.find(({ id }) => id === variantId) : undefined;
    if (variant) return { model, variant };
  }
  return undefined;
}

/**
 * Bindings that fit a chosen variant: no others can connect it to anything. Filtered once instead of for every size of boots.
 * @param all models of the sport
 */
export const connecting = (one: Chosen, all: readonly WizardModel[]): WizardModel[] =>
  all.filter(
    (model) => model.part === 'bindings' && model.variants.some((variant) => fits(one, { model, variant }, [])),
  );

/**
 * Ids of the variants of the other two product types that fit a chosen variant; empty when nothing is chosen. Specification 2 §5, ski
 * wizard.
 * @param all models of the sport
 */
export function compatibleWith(one: Chosen | undefined, all: readonly WizardModel[]): number[] {
  if (one === undefined) return [];
  const between = connecting(one, all);
  return all.flatMap((model) =>
    model.part === one.model.part
      ? []
      : model.variants.filter((variant) => fits(one, { model, variant }, between)).map(({ id }) => id),
  );
}
