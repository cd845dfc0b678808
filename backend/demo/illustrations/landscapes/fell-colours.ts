import { mix, type Stop } from './svg';
import type { Hour, Season } from './vista-light';

/** What fells without snow are painted with. */
type Colours = {
  readonly far: readonly [shade: string, lit: string];
  readonly near: readonly [shade: string, lit: string];
  /** the foot of the fells, where dwarf birch climbs */
  readonly slope: string;
  readonly birch: readonly [shade: string, lit: string, high: string];
  readonly spruce: string;
  /** bog, sedge and shrubs of the open ground, from far to near */
  readonly mats: Mats;
  /** the same under trees: moss, bilberry, needles */
  readonly floor: Mats;
};

type Mats = readonly [string, string, string, string];

type OpenSeason = Exclude<Season, 'winter'>;

const COLOURS: Record<OpenSeason, Colours> = {
  autumn: {
    far: ['#5f7089', '#94a0ac'],
    near: ['#555f72', '#a58d84'],
    slope: '#b4502e',
    birch: ['#8f5a18', '#d4942a', '#ecc04a'],
    spruce: '#2f4438',
    mats: ['#d1a53a', '#6f7a3c', '#a8392a', '#7c2a2c'],
    floor: ['#a89a4c', '#65743c', '#7f5f34', '#46502e'],
  },
  summer: {
    far: ['#5f7f93', '#a0b6bb'],
    near: ['#56736f', '#a3b593'],
    slope: '#64864a',
    birch: ['#3d6a3c', '#6c9a4c', '#a3c46a'],
    spruce: '#27463c',
    mats: ['#a9bd6a', '#5f8a4a', '#7fa24e', '#3f6a3e'],
    floor: ['#8fa95c', '#557f46', '#6c8a48', '#35583a'],
  },
};

/** The colours of a season; winter, which has none of its own, lends autumn's. */
export const fellColours = (season: Season): Colours => COLOURS[season === 'summer' ? 'summer' : 'autumn'];

/** What covers the ground: of open land, or under trees. */
export const matsOf = (season: Season, isForest: boolean): Mats => fellColours(season)[isForest ? 'floor' : 'mats'];

/** The colours of the ground from its far edge to the foot of the frame. */
export function fellGround(season: Season, { tint, by }: Hour, isForest: boolean): readonly Stop[] {
  const [far, bog, red, near] = matsOf(season, isForest);
  const at = (colour: string): string => mix(colour, tint, by);
  return [
    [0, at(mix(far, bog, 0.35))],
    [0.2, at(bog)],
    [0.46, at(mix(bog, red, 0.55))],
    [1, at(mix(near, '#1c1a14', 0.35))],
  ];
}
