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

/** Whether bindings can be mounted on skis: a shared mounting standard, and brakes wide enough for the ski. */
const canMount = (bindings: WizardModel, skis: WizardModel): boolean =>
  share(bindings.mounts, skis.mounts) && within(skis.waistMm, bindings.brakeMm);

/** Whether boots of a size fit bindings. */
const canStepIn = (boots: WizardModel, size: WizardVariant, bindings: WizardModel): boolean =>
  share(boots.soles, bindings.soles) && within(size.soleMm, bindings.soleMm);

/** Whether boots can be used with skis: by the bindings that come with the skis, otherwise by any bindings of the shop. */
function canSki(boots: WizardModel, size: WizardVariant, skis: WizardModel, bindings: readonly WizardModel[]): boolean {
  if (skis.soles.length > 0) return share(boots.soles, skis.soles);
  return bindings.some((one) => canMount(one, skis) && canStepIn(boots, size, one));
}

/**
 * Whether two variants of different parts fit each other.
 * @param between bindings that may connect boots and skis
 */
function fits(one: Chosen, other: Chosen, between: readonly WizardModel[]): boolean {
  const partOf = (part: WizardModel['part']) => [one, other].find(({ model }) => model.part === part);
  const [skis, bindings, boots] = [partOf('skis'), partOf('bindings'), partOf('boots')];
  if (skis && bindings) return canMount(bindings.model, skis.model);
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
  for (const model of all) {
    const variant = model.part === part ? model.variants.find(({ id }) => id === variantId) : undefined;
    if (variant) return { model, variant };
  }
  return undefined;
}

/**
 * Ids of the variants of the other two product types that fit a chosen variant; empty when nothing is chosen. Specification 2 §5, ski
 * wizard.
 * @param all models of the sport
 */
export function compatibleWith(one: Chosen | undefined, all: readonly WizardModel[]): number[] {
  if (one === undefined) return [];
  // Bindings that do not fit the chosen variant cannot connect it to anything; filtered once instead of for every boot size.
  const between = all.filter(
    (model) => model.part === 'bindings' && model.variants.some((variant) => fits(one, { model, variant }, [])),
  );
  return all.flatMap((model) =>
    model.part === one.model.part
      ? []
      : model.variants.filter((variant) => fits(one, { model, variant }, between)).map(({ id }) => id),
  );
}
