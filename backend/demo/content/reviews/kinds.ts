import type { DemoModel } from '../model';
import type { ProductNoun } from '../product-names';
import type { FitKind } from './fit-remarks';
import { BLADE, BOTTLE, KITCHEN, LIGHT, STOVE } from './sayings/camp';
import { LAYER, SHELL_JACKET, TROUSERS, WARM } from './sayings/clothing';
import { KIDS_SKI } from './sayings/kids-skis';
import { BAG, PACK, SLEEP, TENT } from './sayings/packs-and-tents';
import { CLIMBING, GEAR, PADDLING } from './sayings/rock-and-water';
import type { SayingsByLanguage } from './sayings/sayings';
import { SKI_SET, SLEEPING_SET } from './sayings/sets';
import { ALPINE_SKI, BINDING, POLES, TOURING_SKI, XC_SKI } from './sayings/skis';
import { HANDWEAR, HEADWEAR, KIDS, SHOE, SOCKS } from './sayings/small-clothing';
import { GOGGLES, HELMET, SAFETY, SKI_BOOT, WAX } from './sayings/snow-gear';

/** How customers talk of goods. */
export type ReviewKind = {
  sayings: SayingsByLanguage;
  /** how their fit is told; none where a size is a length or a volume */
  fit?: FitKind;
};

const CLOTHES: FitKind = 'clothes';
const SHOES: FitKind = 'shoes';

const KINDS: Partial<Record<ProductNoun, ReviewKind>> = {
  allMountainSki: { sayings: ALPINE_SKI },
  alpineSki: { sayings: ALPINE_SKI },
  freerideSki: { sayings: ALPINE_SKI },
  touringSki: { sayings: TOURING_SKI },
  forestSki: { sayings: XC_SKI },
  skateSki: { sayings: XC_SKI },
  skinSki: { sayings: XC_SKI },
  alpineSet: { sayings: SKI_SET },
  touringSet: { sayings: SKI_SET },
  binding: { sayings: BINDING },
  touringBinding: { sayings: BINDING },
  xcBinding: { sayings: BINDING },
  alpinePoles: { sayings: POLES },
  nordicPoles: { sayings: POLES },
  trekkingPoles: { sayings: POLES },
  alpineBoot: { sayings: SKI_BOOT, fit: SHOES },
  touringBoot: { sayings: SKI_BOOT, fit: SHOES },
  xcBoot: { sayings: SKI_BOOT, fit: SHOES },
  helmet: { sayings: HELMET, fit: CLOTHES },
  climbingHelmet: { sayings: HELMET, fit: CLOTHES },
  goggles: { sayings: GOGGLES },
  probe: { sayings: SAFETY },
  shovel: { sayings: SAFETY },
  transceiver: { sayings: SAFETY },
  backProtector: { sayings: GEAR, fit: CLOTHES },
  glideWax: { sayings: WAX },
  gripWax: { sayings: WAX },
  klister: { sayings: WAX },
  lightShell: { sayings: SHELL_JACKET, fit: CLOTHES },
  parka: { sayings: SHELL_JACKET, fit: CLOTHES },
  shellJacket: { sayings: SHELL_JACKET, fit: CLOTHES },
  skiJacket: { sayings: SHELL_JACKET, fit: CLOTHES },
  shellTrousers: { sayings: TROUSERS, fit: CLOTHES },
  skiTrousers: { sayings: TROUSERS, fit: CLOTHES },
  trekkingTrousers: { sayings: TROUSERS, fit: CLOTHES },
  shorts: { sayings: TROUSERS, fit: CLOTHES },
  downJacket: { sayings: WARM, fit: CLOTHES },
  syntheticJacket: { sayings: WARM, fit: CLOTHES },
  vest: { sayings: WARM, fit: CLOTHES },
  downVest: { sayings: WARM, fit: CLOTHES },
  merinoTop: { sayings: LAYER, fit: CLOTHES },
  tShirt: { sayings: LAYER, fit: CLOTHES },
  baseBottoms: { sayings: LAYER, fit: CLOTHES },
  fleece: { sayings: LAYER, fit: CLOTHES },
  softshell: { sayings: LAYER, fit: CLOTHES },
  socks: { sayings: SOCKS, fit: CLOTHES },
  hikingSocks: { sayings: SOCKS, fit: CLOTHES },
  gloves: { sayings: HANDWEAR, fit: CLOTHES },
  mittens: { sayings: HANDWEAR, fit: CLOTHES },
  beanie: { sayings: HEADWEAR },
  neckTube: { sayings: HEADWEAR },
  hikingBoots: { sayings: SHOE, fit: SHOES },
  hikingShoes: { sayings: SHOE, fit: SHOES },
  trailShoes: { sayings: SHOE, fit: SHOES },
  winterBoots: { sayings: SHOE, fit: SHOES },
  sandals: { sayings: GEAR, fit: SHOES },
  climbingShoes: { sayings: CLIMBING, fit: SHOES },
  kidsJacket: { sayings: KIDS, fit: CLOTHES },
  kidsOverall: { sayings: KIDS, fit: CLOTHES },
  kidsBaseLayer: { sayings: KIDS, fit: CLOTHES },
  kidsShoes: { sayings: KIDS, fit: SHOES },
  kidsWinterBoots: { sayings: KIDS, fit: SHOES },
  backpack: { sayings: PACK },
  daypack: { sayings: PACK },
  trekkingPack: { sayings: PACK },
  skiPack: { sayings: PACK },
  duffel: { sayings: BAG },
  rollingBag: { sayings: BAG },
  dryBag: { sayings: BAG },
  dryBackpack: { sayings: BAG },
  tent: { sayings: TENT },
  sleepingSet: { sayings: SLEEPING_SET },
  sleepingBag: { sayings: SLEEP },
  sleepingMat: { sayings: SLEEP },
  stove: { sayings: STOVE },
  cookset: { sayings: KITCHEN },
  fryingPan: { sayings: KITCHEN },
  kettle: { sayings: GEAR },
  vacuumFlask: { sayings: BOTTLE },
  foodFlask: { sayings: BOTTLE },
  headlamp: { sayings: LIGHT },
  axe: { sayings: BLADE },
  knife: { sayings: BLADE },
  foldingKnife: { sayings: BLADE },
  harness: { sayings: CLIMBING, fit: CLOTHES },
  rope: { sayings: CLIMBING },
  halfRope: { sayings: CLIMBING },
  carabiner: { sayings: CLIMBING },
  lockingCarabiner: { sayings: CLIMBING },
  quickdraw: { sayings: CLIMBING },
  quickdrawSet: { sayings: CLIMBING },
  iceAxe: { sayings: CLIMBING },
  crampons: { sayings: CLIMBING },
  kayak: { sayings: PADDLING },
  packraft: { sayings: PADDLING },
  kayakPaddle: { sayings: PADDLING },
  canoePaddle: { sayings: PADDLING },
  lifeJacket: { sayings: PADDLING, fit: CLOTHES },
};

/** How customers talk of goods of a kind; of what has no sayings of its own they talk as of any gear. */
export function reviewKind({ noun, groups, plate }: Pick<DemoModel, 'noun' | 'groups' | 'plate'>): ReviewKind {
  if ('theme' in plate && groups.includes('kids-skiing')) return { sayings: KIDS_SKI };
  return KINDS[noun] ?? { sayings: GEAR };
}
