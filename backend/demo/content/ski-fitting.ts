import type { DemoModel } from './model';

/** Norms by which skis, bindings and boots join. */
export type Joint = {
  kind: 'mount' | 'sole';
  norm: 'flat' | 'plate' | 'screws' | 'iso-5355' | 'gripwalk' | 'pin' | 'nnn' | 'nnn-bc';
};

type Span = readonly [from: number, to: number];

/** What decides whether a part fits another, and whom it suits; lengths in mm, weights in kg. */
export type SkiFitting = {
  joints: readonly Joint[];
  waist?: number;
  brake?: Span;
  sole?: Span;
  /** 1 beginner to 3 expert */
  levels?: Span;
  styles: readonly string[];
  /** skiers that bindings can be set for */
  skier?: Span;
};

const mount = (norm: Joint['norm']): Joint => ({ kind: 'mount', norm });
const sole = (norm: Joint['norm']): Joint => ({ kind: 'sole', norm });

const ALPINE_SOLES = [sole('iso-5355'), sole('gripwalk')];

/** Soles that alpine and touring bindings can be set to. */
const SOLE_RANGE = [255, 345] as const;

/** Ski widths that the brakes of alpine bindings of one size clear. */
const USUAL_BRAKE = [65, 100] as const;

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const LEVELS: Readonly<Record<string, Span>> = { beginner: [1, 2], allround: [2, 3], expert: [3, 3] };

/** Narrow skis are for pistes, wide ones for deep snow. */
function alpineStyles(noun: DemoModel['noun'], waist: number): string[] {
  if (noun === 'touringSki') return waist >= 98 ? ['touring', 'freeride'] : ['touring'];
  if (noun === 'freerideSki') return ['freeride'];
  if (noun === 'allMountainSki') return waist >= 94 ? ['allmountain', 'freeride'] : ['allmountain'];
  if (waist <= 80) return ['piste'];
  return waist <= 90 ? ['piste', 'allmountain'] : ['allmountain', 'freeride'];
}

const isBackcountry = ({ noun, name }: DemoModel): boolean => noun === 'forestSki' || / (BC|Hi|Metsä)$/.test(name);

function nordicStyles(model: DemoModel): string[] {
  const { noun, name } = model;
  if (isBackcountry(model)) return ['backcountry'];
  if (noun === 'skateSki' || name.includes('Skate')) return ['skate'];
  if (noun === 'skinSki' || name.includes('Classic')) return ['classic'];
  return ['classic', 'skate'];
}

function stylesOf(model: DemoModel): string[] {
  const { wizard, noun, properties } = model;
  if (wizard?.sport === 'nordic') return nordicStyles(model);
  if (wizard?.group === 'skis') return alpineStyles(noun, numberOf(properties.waist) ?? 80);
  if (wizard?.group === 'bindings')
    return noun === 'touringBinding' ? ['touring'] : ['piste', 'allmountain', 'freeride'];
  return noun === 'touringBoot' ? ['touring', 'freeride'] : ['piste', 'allmountain', 'freeride'];
}

/** Skiers whose weight alpine bindings can be set for, by the highest value that they hold. */
function skiersOf({ name, properties }: DemoModel): Span {
  const most = numberOf(properties.dinMax) ?? Number(/\d+/.exec(name)?.[0] ?? 11);
  return [most >= 13 ? (most - 8) * 10 : 25, most * 9];
}

function jointsOf(model: DemoModel): Pick<SkiFitting, 'joints' | 'sole' | 'brake' | 'skier'> {
  const { wizard, bindingSkiCombo, noun, sizes } = model;
  const isNordic = wizard?.sport === 'nordic';
  const [nordicMount, nordicSole] = isBackcountry(model)
    ? (['screws', 'nnn-bc'] as const)
    : (['plate', 'nnn'] as const);
  switch (wizard?.group) {
    case 'skis':
      if (bindingSkiCombo) return { joints: isNordic ? [sole(nordicSole)] : ALPINE_SOLES };
      return { joints: [mount(isNordic ? nordicMount : 'flat')] };
    case 'bindings': {
      if (isNordic) return { joints: [mount(nordicMount), sole(nordicSole)] };
      const set = { sole: SOLE_RANGE, skier: skiersOf(model) };
      if (noun === 'touringBinding') return { joints: [mount('flat'), sole('pin')], ...set };
      return { joints: [mount('flat'), ...ALPINE_SOLES], ...set, ...(sizes.length === 0 && { brake: USUAL_BRAKE }) };
    }
    case 'boots':
      if (isNordic) return { joints: [sole(nordicSole)] };
      return { joints: noun === 'touringBoot' ? [sole('pin'), sole('gripwalk')] : ALPINE_SOLES };
    case undefined:
      return { joints: [] };
  }
}

/**
 * What a model of the ski wizard joins with and whom it suits, by what it is. Skis that come with bindings join boots and take no
 * other bindings; touring boots fit pins and, by their soles, GripWalk.
 */
export function fittingOf(model: DemoModel): SkiFitting {
  const levels = LEVELS[String(model.properties.level)];
  const waist = model.wizard?.group === 'skis' ? numberOf(model.properties.waist) : undefined;
  return {
    ...jointsOf(model),
    styles: stylesOf(model),
    ...(levels && { levels }),
    ...(waist !== undefined && { waist }),
  };
}

/** What a size of a model decides. */
export type SizeFitting = { lengthCm?: number; brakeMm?: number; skier?: Span };

/** Skiers that the camber of a ski for tracks carries, kg: a middle one for the shortest length, more for each longer cm. */
const CARRIED = {
  classic: { shortest: 184, middle: 52, perCm: 1.7, room: 12 },
  skate: { shortest: 172, middle: 50, perCm: 2, room: 13 },
} as const;

/**
 * Weights of skiers whom skis for tracks carry, kg.
 * @example carriedSkiers('classic', 190) // [50, 74]
 */
export function carriedSkiers(style: 'classic' | 'skate', lengthCm: number): Span {
  const { shortest, middle: least, perCm, room } = CARRIED[style];
  const middle = Math.round(least + (lengthCm - shortest) * perCm);
  return [middle - room, middle + room];
}

/** @example sizeFitting(skis, '170 cm') // { lengthCm: 170 } */
export function sizeFitting(model: DemoModel, size: string): SizeFitting {
  const { wizard } = model;
  const number = Number.parseInt(size, 10);
  if (wizard?.group === 'skis' && size.endsWith(' cm')) {
    const [style] = wizard.sport === 'nordic' ? stylesOf(model) : [];
    if (style !== 'classic' && style !== 'skate') return { lengthCm: number };
    return { lengthCm: number, skier: carriedSkiers(style, number) };
  }
  return wizard?.group === 'bindings' && size.endsWith(' mm') ? { brakeMm: number } : {};
}

/**
 * Length of a boot's sole by its size, mm: Mondopoint of alpine boots, EU of others; none for sizes of other kinds.
 * @example soleLength('26.5') // 305
 * @example soleLength('42') // 293
 */
export function soleLength(size: string): number | undefined {
  const number = Number(size);
  if (number >= 15 && number <= 33) return Math.round(number * 10 + 40);
  return number >= 34 && number <= 50 ? Math.round((number * 20) / 3 + 13) : undefined;
}
