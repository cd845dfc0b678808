import type { DemoModel } from './model';

/** Norms by which skis, bindings and boots join. */
export type Joint = { kind: 'mount' | 'sole'; norm: 'flat' | 'plate' | 'iso-5355' | 'gripwalk' | 'pin' | 'nnn' };

/** What decides whether a part fits another; lengths in mm. */
export type SkiFitting = {
  joints: readonly Joint[];
  waist?: number;
  brake?: readonly [from: number, to: number];
  sole?: readonly [from: number, to: number];
};

const mount = (norm: Joint['norm']): Joint => ({ kind: 'mount', norm });
const sole = (norm: Joint['norm']): Joint => ({ kind: 'sole', norm });

const ALPINE_SOLES = [sole('iso-5355'), sole('gripwalk')];

/** How much wider than the ski brakes may stand, mm. */
const BRAKE_ROOM = 15;

/** Soles that alpine and touring bindings can be set to. */
const SOLE_RANGE = [255, 345] as const;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Bindings say the width of their brakes as their waist. */
function brakeOf({ properties }: DemoModel): Pick<SkiFitting, 'brake'> {
  const width = numberOf(properties.waist);
  return width === undefined ? {} : { brake: [width - BRAKE_ROOM - 10, width] };
}

function waistOf({ properties }: DemoModel): Pick<SkiFitting, 'waist'> {
  const width = numberOf(properties.waist);
  return width === undefined ? {} : { waist: width };
}

/**
 * What a model of the ski wizard joins with, by what it is. Skis that come with bindings join boots and take no other
 * bindings; touring boots fit pins and, by their soles, GripWalk.
 */
export function fittingOf(model: DemoModel): SkiFitting {
  const sport = model.wizard?.sport;
  switch (model.wizard?.group) {
    case 'skis':
      if (!model.bindingSkiCombo) return { joints: [mount(sport === 'nordic' ? 'plate' : 'flat')], ...waistOf(model) };
      return { joints: sport === 'nordic' ? [sole('nnn')] : ALPINE_SOLES, ...waistOf(model) };
    case 'bindings':
      if (sport === 'nordic') return { joints: [mount('plate'), sole('nnn')] };
      if (model.plate.type === 'touring-binding') {
        return { joints: [mount('flat'), sole('pin')], sole: SOLE_RANGE, ...brakeOf(model) };
      }
      return { joints: [mount('flat'), ...ALPINE_SOLES], sole: SOLE_RANGE, ...brakeOf(model) };
    case 'boots':
      if (sport === 'nordic') return { joints: [sole('nnn')] };
      return { joints: model.plate.type === 'touring-boot' ? [sole('pin'), sole('gripwalk')] : ALPINE_SOLES };
    case undefined:
      return { joints: [] };
  }
}

/**
 * Length of an alpine boot's sole by its Mondopoint size, mm; none for sizes of other kinds.
 * @example soleLength('26.5') // 305
 */
export function soleLength(size: string): number | undefined {
  const mondopoint = Number(size);
  return mondopoint >= 15 && mondopoint <= 33 ? Math.round(mondopoint * 10 + 40) : undefined;
}
