import type { PlateType } from '../illustrations/draw-plate';
import { packShape } from '../illustrations/plates/backpack';
import { buildOf } from '../illustrations/plates/headlamp';
import type { ColourwayName } from '../illustrations/plates/palette';
import { DEMO_MODELS } from './all-models';
import type { BrandSlug } from './brands';
import { DEMO_COLOURS } from './colours';
import { DEMO_GROUPS, type GroupKey } from './groups';
import type { DemoModel } from './model';

/** Models that a list begins with. */
const LEADS = 8;

/** The front page: heroes at their full price, no two neighbours of one colour or kind. */
export const FRONT_PAGE_LEADS: readonly string[] = [
  'kaldoaivi',
  'kota-3',
  'flex-110',
  'sarek',
  'eramaa-48',
  'rakka-mid',
  'ripa',
  'halti',
];

/** Lists whose first row was chosen one by one. */
const CHOSEN: Partial<Record<GroupKey, readonly string[]>> = {
  clothing: ['kaldoaivi', 'sarek', 'kinnas', 'halti'],
  shells: ['sarek', 'halti', 'saana'],
  hiking: ['eramaa-48', 'rakka-mid', 'kota-3'],
  skiing: ['flex-110'],
};

const bySlug: ReadonlyMap<string, DemoModel> = new Map(DEMO_MODELS.map((model) => [model.slug, model]));

/** At full price, for everybody, and lying in the warehouse. */
const isHero = ({
  availability,
  offer,
  outlet,
  hidden,
  campaignOnly,
  secondHandOf,
  taxClass,
  fullPrice,
  bundle,
  blockedStock,
}: DemoModel) =>
  availability === 'plenty' &&
  !offer &&
  !outlet &&
  !hidden &&
  !campaignOnly &&
  !secondHandOf &&
  !taxClass &&
  !fullPrice &&
  !bundle &&
  !blockedStock;

/** What of a drawing changes its outline, where its other options only change what is on it. */
const SHAPING: Partial<Record<PlateType, readonly string[]>> = {
  'sleeping-bag': ['cut'],
  'hiking-shoe': ['cut', 'build'],
  'down-jacket': ['hood', 'sleeves', 'length'],
  'shell-jacket': ['head', 'cut', 'hem', 'length'],
};

/** The outline of a drawing whose options tell it only together; what tells skis apart is their maker's print. */
function shapeOf({ plate, brand }: DemoModel): unknown {
  switch (plate.type) {
    case 'backpack':
      return packShape(plate);
    case 'headlamp':
      return buildOf(plate.lumens);
    case 'alpine-ski':
    case 'touring-ski':
    case 'nordic-ski':
      return [plate.theme, brand];
    default:
      return undefined;
  }
}

/** What a model's picture has in common with those of the same outline. */
export function outlineOf(model: DemoModel): string {
  const { plate } = model;
  const shape = shapeOf(model);
  if (shape) return JSON.stringify([plate.type, shape]);
  const shaping = SHAPING[plate.type];
  const options = Object.entries(plate).filter(([name]) => !shaping || name === 'type' || shaping.includes(name));
  return JSON.stringify(Object.fromEntries(options));
}

/** The colour that a model's card shows: the first in the shop's order of colours. */
export const cardColour = ({ colours }: DemoModel): ColourwayName =>
  DEMO_COLOURS.find(({ slug }) => colours.includes(slug))?.slug ?? colours[0];

/** What a thing is in one word: a touring boot is a boot as an alpine one is. */
export const kindOf = ({ plate }: DemoModel): string => plate.type.replace(/^.*-/, '');

/**
 * The next of a row, of another colour than the one before it and, as far as others are left, first of another kind than the three before it,
 * then of another kind than the last, then of another outline; among those one whose colour none of the three before it has.
 */
function nextAfter(row: readonly DemoModel[], rest: readonly DemoModel[]): DemoModel | undefined {
  const before = row.at(-1);
  if (!before) return rest[0];
  const near = row.slice(-3);
  const [colours, kinds] = [new Set(near.map(cardColour)), new Set(near.map(kindOf))];
  const others = rest.filter(
    (other) => cardColour(other) !== cardColour(before) && JSON.stringify(other.plate) !== JSON.stringify(before.plate),
  );
  const choices = [
    others.filter((other) => !kinds.has(kindOf(other))),
    others.filter((other) => kindOf(other) !== kindOf(before)),
    others.filter((other) => outlineOf(other) !== outlineOf(before)),
    others,
  ];
  const best = choices.find((choice) => choice.length > 0) ?? [];
  return best.find((other) => !colours.has(cardColour(other))) ?? best[0];
}

/**
 * A row of models for the first places of a list: dear and well sold ones, so ordered that no two neighbours have one colour, nor
 * one outline where others are left. Those chosen by hand come first, in their order.
 */
export function leadsAmong(models: readonly DemoModel[], chosen: readonly string[] = []): string[] {
  const row = chosen.flatMap((slug) => bySlug.get(slug) ?? []);
  const worth = ({ price, sold }: DemoModel) => price * Math.sqrt(1 + sold);
  let rest = models
    .filter((model) => isHero(model) && !row.includes(model))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, 4 * LEADS);
  while (row.length < LEADS) {
    const next = nextAfter(row, rest);
    if (!next) break;
    row.push(next);
    rest = rest.filter((model) => model !== next);
  }
  return row.map(({ slug }) => slug);
}

const groups: readonly { readonly key: string; readonly parent?: string }[] = DEMO_GROUPS;

function keysBelow(key: string): string[] {
  return [key, ...groups.filter(({ parent }) => parent === key).flatMap((group) => keysBelow(group.key))];
}

/** The models that lead a group's list. */
export function groupLeads(key: GroupKey): readonly string[] {
  const inside = new Set<string>(keysBelow(key));
  return leadsAmong(
    DEMO_MODELS.filter((model) => model.groups.some((group) => inside.has(group))),
    CHOSEN[key],
  );
}

/** The models that lead a brand's list. */
export const brandLeads = (slug: BrandSlug): readonly string[] =>
  leadsAmong(DEMO_MODELS.filter(({ brand }) => brand === slug));
