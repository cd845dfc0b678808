import { seededRandom } from '../illustrations/plates/geometry';
import type { Family, FamilyMember, Feature } from './families/family';
import type { Availability, DemoModel } from './model';
import { mapSix, type Six } from './six';

/** How often each state of the stock is met, in per cent. */
const AVAILABILITY_SHARES: readonly (readonly [Availability, number])[] = [
  ['plenty', 66],
  ['few', 15],
  ['external', 6],
  ['sold-out', 5],
  ['backorder', 5],
  ['on-order', 3],
];

/** Days since the oldest model came to the shop, and units sold of the best one, where a member says nothing. */
const OLDEST = 900;
const MAX_SOLD = 420;
/** Ages are drawn from this on, so that only members who say so are new. */
const NOT_NEW = 31;

const inTurn = <Item>(items: readonly Item[], turn: number, what: string): Item => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error(`A family of the demo shop has no ${what}.`);
  return item;
};

/** A number that stays the same for a text. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 16777619);
  return seed;
}

/** @example slugOf('Käsivarsi 3L') // 'kasivarsi-3l' */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name's slug; with the brand, then with the family, where another model has it already. */
function freeSlug({ name, brand }: FamilyMember, family: Family, taken: Set<string>): string {
  const slug = slugOf(name);
  const free = [slug, `${slug}-${brand}`, `${slug}-${brand}-${slugOf(family.key)}`].find((each) => !taken.has(each));
  if (free === undefined) throw new Error(`The demo shop has two models that are called ${name}.`);
  taken.add(free);
  return free;
}

/**
 * Two features of a member: of what only it and a few others have first, then of what all have.
 * @param turn where in the shared features to begin
 * @param shift which pair to make of the same beginning
 */
function featuresOf({ traits = [] }: FamilyMember, { features }: Family, turn: number, shift: number): Six[] {
  const own = features.filter(({ trait }) => trait !== undefined && traits.includes(trait));
  const shared = features.filter(({ trait }) => trait === undefined);
  const apart = shared.length > 1 ? 1 + (shift % (shared.length - 1)) : 0;
  const pair = [turn, turn + apart].flatMap((at) => shared[at % Math.max(1, shared.length)] ?? []);
  const told = [...new Set<Feature>([...own, ...pair])].slice(0, 2);
  return told.map(({ text }) => text);
}

function descriptionOf(member: FamilyMember, family: Family, turn: number, shift: number): Six {
  const opening = inTurn(family.openings, turn, 'openings');
  const closing = inTurn(family.closings, turn + shift, 'closings');
  const blocks = [opening, ...featuresOf(member, family, turn, shift), closing];
  return mapSix(opening, (_, language) => [...new Set(blocks.map((block) => block[language]))].join(' '));
}

/** The first description that no earlier member has where the blocks allow one. */
function ownDescription(member: FamilyMember, family: Family, turn: number, told: Set<string>): Six {
  const shifts = Array.from({ length: family.closings.length * family.features.length }, (_, shift) => shift);
  const descriptions = shifts.map((shift) => descriptionOf(member, family, turn, shift));
  const own = descriptions.find(({ fi }) => !told.has(fi)) ?? descriptionOf(member, family, turn, 0);
  told.add(own.fi);
  return own;
}

/** Amount sold, age and stock, the same at every load: many sell a little, few a lot. */
function fortuneOf(slug: string): Pick<DemoModel, 'sold' | 'age' | 'availability'> {
  const random = seededRandom(seedOf(slug));
  const sold = Math.floor(random() ** 2.5 * MAX_SOLD);
  const age = NOT_NEW + Math.floor(random() * (OLDEST - NOT_NEW));
  let left = random() * 100;
  const met = AVAILABILITY_SHARES.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  return { sold, age, availability: met?.[0] ?? 'plenty' };
}

/**
 * The models of a family: texts from its blocks, drawing, colours and origin in turn, everything else from the member, else
 * from the family. The same family gives the same models.
 * @param taken slugs that other models of the shop have; those of this family are added
 */
export function composeFamily(family: Family, taken: Set<string> = new Set()): DemoModel[] {
  const told = new Set<string>();
  return family.members.map((member, turn) => {
    const { traits: _, noun = family.noun, properties, ...own } = member;
    const slug = freeSlug(member, family, taken);
    return {
      tagline: inTurn(family.taglines, turn, 'taglines'),
      description: ownDescription(member, family, turn, told),
      plate: inTurn(family.plates, turn, 'plates'),
      colours: inTurn(family.palettes, turn, 'palettes'),
      sizes: family.sizes,
      ...(family.types ? { types: family.types } : {}),
      groups: family.groups,
      origin: inTurn(family.origins, turn, 'origins'),
      ...fortuneOf(slug),
      ...own,
      noun,
      slug,
      properties: { ...family.properties, ...properties },
    };
  });
}

/**
 * The models of all families, each with a slug of its own.
 * @param written models written by hand: they keep their slugs
 */
export function composeFamilies(families: readonly Family[], written: readonly DemoModel[]): DemoModel[] {
  const taken = new Set(written.map(({ slug }) => slug));
  return families.flatMap((family) => composeFamily(family, taken));
}
