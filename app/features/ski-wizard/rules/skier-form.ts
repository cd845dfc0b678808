import type { SKI_STYLES } from 'contract/ski-wizard';

/** Limits of a skier's numbers, both ends included: height cm, weight kg, sole mm, shoe size EU. */
export const LIMITS = { height: [100, 220], weight: [15, 160], sole: [200, 400], shoe: [28, 52] } as const;

export const NUMBERS = ['height', 'weight', 'sole', 'shoe'] as const;
export type NumberField = (typeof NUMBERS)[number];

export type Style = (typeof SKI_STYLES)['laskettelu' | 'murto'][number];

/** Ways of skiing, by sport. */
export const STYLES = {
  alpine: ['piste', 'allmountain', 'freeride', 'touring'],
  nordic: ['classic', 'skate', 'backcountry'],
} as const;
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What a skier told. Height in cm, weight in kg, sole in mm, shoe size EU. */
export type SkierFacts = {
  readonly height?: number | undefined;
  readonly weight?: number | undefined;
  readonly level?: Level | undefined;
  readonly style?: Style | undefined;
  readonly sole?: number | undefined;
  readonly shoe?: number | undefined;
};

/** What was typed, to be shown again. */
export type Typed = Readonly<Record<NumberField, string>>;

/** Why a number is refused: left out, no number, or outside its limits. */
export type Trouble = 'missing' | 'number' | 'range';

export type SkierForm = {
  readonly facts: SkierFacts;
  readonly typed: Typed;
  readonly troubles: Readonly<Partial<Record<NumberField, Trouble>>>;
};

const MAX_TYPED = 20;

/** Numbers with unit and spaces as people type them; a height in metres counts as such. */
function numberOf(text: string, field: NumberField): number {
  const match = /^(\d{1,6})(?:[.,](\d{1,3}))?\s*(?:cm|kg|mm|m|см|кг|мм|м)?\.?$/iu.exec(text);
  if (!match) return Number.NaN;
  const number = Number(`${match[1]}.${match[2] ?? '0'}`);
  return field === 'height' && match[2] !== undefined && number < 3 ? Math.round(number * 100) : number;
}

function readNumber(typed: string, field: NumberField): number | Trouble | undefined {
  const isNeeded = field === 'height' || field === 'weight';
  if (typed === '') return isNeeded ? 'missing' : undefined;
  const number = numberOf(typed, field);
  if (!Number.isFinite(number)) return 'number';
  const [from, to] = LIMITS[field];
  return number < from || number > to ? 'range' : Math.round(number);
}

/**
 * Reads the skier's form from an address. Height and weight are needed, soles and shoe size are not; a level or a style that
 * does not exist counts as not told.
 * @returns null when the address holds no such form
 */
export function readSkierForm(params: URLSearchParams, sport: keyof typeof STYLES): SkierForm | null {
  const isSent = [...NUMBERS, 'level', 'style'].some((name) => params.has(name));
  if (!isSent) return null;
  const typed = Object.fromEntries(
    NUMBERS.map((name) => [name, (params.get(name) ?? '').trim().slice(0, MAX_TYPED)]),
  ) as Typed;
  const read = NUMBERS.map((name) => [name, readNumber(typed[name], name)] as const);
  const facts = Object.fromEntries(read.filter(([, value]) => typeof value === 'number'));
  const troubles = Object.fromEntries(read.filter(([, value]) => typeof value === 'string'));
  const level = LEVELS.find((each) => String(each) === params.get('level'));
  const style = STYLES[sport].find((each) => each === params.get('style'));
  return { facts: { ...facts, level, style }, typed, troubles };
}

/** What is known of a skier as the fields of the form. */
export const typedFacts = (facts: SkierFacts): Typed =>
  Object.fromEntries(NUMBERS.map((name) => [name, facts[name] === undefined ? '' : String(facts[name])])) as Typed;
