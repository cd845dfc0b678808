import type { PlateView } from '../plate-drawing';
import type { Cloth } from './cloth';
import { creaseSeed } from './cloth-light';
import type { Side } from './geometry';
import type { MarkName } from './marks';
import type { Colourway } from './palette';

/** Measures of an upper garment laid flat, mm: half widths from the centre front, heights from the shoulder point. */
export type TopCut = {
  neck: number;
  shoulder: number;
  /** height of the shoulder's outer end */
  slope: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  underarm: number;
  /** by how much the sides are shorter than the middle */
  rise: number;
};

export const REGULAR: TopCut = {
  neck: 72,
  shoulder: 188,
  slope: 48,
  chest: 236,
  waist: 230,
  hem: 238,
  length: 710,
  underarm: 288,
  rise: 0,
};

export type SleeveCut = {
  kind: 'set-in' | 'raglan';
  /** mm from shoulder to cuff */
  length: number;
  /** factor of the width */
  ease: number;
  /** degrees by which the arm stands off the body */
  lift: number;
  /** degrees by which the forearm turns back in */
  elbow: number;
};

export const SLEEVE: SleeveCut = { kind: 'set-in', length: 600, ease: 1, lift: 0, elbow: 6 };

/** Where the second colour lies. */
export type TopBlock = 'none' | 'yoke' | 'split' | 'side' | 'sleeves' | 'hem' | 'bands' | 'stripes';
export type Neck = 'crew' | 'v' | 'polo' | 'band' | 'stand' | 'closed' | 'scuba' | 'hood' | 'hood-down' | 'fur';
export type Closure = 'none' | 'full' | 'half' | 'snaps' | 'offset';
export type TopPocket = 'hand' | 'welt' | 'chest' | 'chest-both' | 'napoleon' | 'patch' | 'kangaroo' | 'flap';
export type Cuff = 'plain' | 'bound' | 'rib' | 'tab' | 'gathered';
export type Quilt = 'none' | 'rows' | 'chevron' | 'diamond' | 'box';

/** An upper garment: everything that may differ between two of them. */
export type TopLook = {
  view: 'front' | 'back';
  /** laid flat, or worn by nobody: one hand towards the pocket, the other arm a little bent */
  pose: 'flat' | 'worn';
  cut: TopCut;
  sleeve: SleeveCut | undefined;
  cloth: Cloth;
  /** cloth of sleeves and sides where it is another */
  sideCloth: Cloth | undefined;
  block: TopBlock;
  neck: Neck;
  closure: Closure;
  pockets: readonly TopPocket[];
  cuff: Cuff;
  hem: 'plain' | 'bound' | 'rib' | 'cord';
  quilt: Quilt;
  /** height of a row of insulation, mm */
  row: number;
  /** bands that shine back, on body and sleeves */
  reflective: boolean;
  logo: 'chest' | 'print' | 'patch' | 'hem' | 'none';
  /** what a print shows */
  motif: 'fells' | 'aurora' | 'pine';
  brand: string;
  mark: MarkName;
};

export const PLAIN_TOP: TopLook = {
  view: 'front',
  pose: 'flat',
  cut: REGULAR,
  sleeve: SLEEVE,
  cloth: 'twill',
  sideCloth: undefined,
  block: 'none',
  neck: 'stand',
  closure: 'full',
  pockets: ['hand'],
  cuff: 'plain',
  hem: 'plain',
  quilt: 'none',
  row: 72,
  reflective: false,
  logo: 'chest',
  motif: 'fells',
  brand: 'hanki',
  mark: 'crust',
};

export const isHooded = ({ neck }: TopLook): boolean => neck === 'hood' || neck === 'scuba' || neck === 'fur';

/** Which creases a garment has: the same in all its colours. */
export const topSeed = ({ brand, cut, neck, pockets, block, view }: TopLook): number =>
  creaseSeed(brand, cut, neck, pockets, block, view);

/** Woven shells have taped zips, knits and fleeces toothed ones. */
export const isSealed = ({ cloth }: TopLook): boolean => cloth === 'twill' || cloth === 'ripstop' || cloth === 'rubber';

/** Collar and hood take the second colour where the block reaches the shoulders. */
export const neckColour = (way: Colourway, { block }: TopLook): string =>
  block === 'yoke' || block === 'split' || block === 'sleeves' ? way.block : way.main;

/** Which side of a garment a view shows, and whether it is worn. */
export const shownAs = (view: PlateView): Pick<TopLook, 'view' | 'pose'> => ({
  view: view === 'back' ? 'back' : 'front',
  pose: view === 'worn' ? 'worn' : 'flat',
});

/** The sleeve of one arm in the look's pose. */
export function posed(sleeve: SleeveCut, pose: TopLook['pose'], side: Side): SleeveCut {
  if (pose === 'flat' || sleeve.length < 400) return sleeve;
  return side > 0 ? { ...sleeve, lift: sleeve.lift + 24, elbow: 84 } : { ...sleeve, lift: sleeve.lift + 5, elbow: 30 };
}
