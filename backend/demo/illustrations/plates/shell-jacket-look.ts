import { creaseSeed } from './cloth-light';
import type { MarkName } from './marks';
import type { Colourway } from './palette';
import type { ShellPart } from './shell-jacket-looks';

export type ShellBlock = 'yoke' | 'split' | 'side' | 'hem' | 'diag' | 'band' | 'none';
export type ShellPocket = 'hand' | 'chest' | 'chest-both' | 'napoleon' | 'cargo' | 'sleeve' | 'kangaroo';
/** Straight; short and wide; drawn in at the waist and flared; pulled over the head with a short zip; close to the body. */
export type ShellCut = 'straight' | 'cropped' | 'flared' | 'anorak' | 'close';

export type ShellLook = {
  view: 'front' | 'back';
  /** laid flat, or worn by nobody */
  pose: 'flat' | 'worn';
  /** the part that is taken from near: the one with most to show, or one by name; the whole jacket without it */
  closeUp: 'detail' | ShellPart | undefined;
  /** where the second colour lies */
  block: ShellBlock;
  pockets: readonly ShellPocket[];
  mark: MarkName;
  brand: string;
  /** a hood with a peak, a plain one, one that lies on the back, or none */
  head: 'peaked' | 'plain' | 'down' | 'collar';
  cut: ShellCut;
  cuff: 'tab' | 'elastic' | 'gaiter';
  hem: 'straight' | 'dropped';
  /** back length in mm */
  length: number;
  /** degrees by which the sleeves stand off the body */
  armAngle: number;
  /** used: its right cuff rubbed */
  isWorn: boolean;
};

export type ShellOptions = Partial<ShellLook>;

/** Hood and collar take the second colour where the block reaches the shoulders. */
export const headColour = (way: Colourway, { block }: ShellLook): string =>
  block === 'none' || block === 'side' || block === 'hem' || block === 'band' ? way.main : way.block;

/** Which creases a jacket has: the same in all its colours. */
export const shellSeed = ({ brand, block, pockets, head, cut, length, armAngle, view }: ShellLook): number =>
  creaseSeed(brand, block, pockets, head, cut, length, armAngle, view);

/** Whether the hood is up over the opening for the face. */
export const isHoodUp = ({ head }: Pick<ShellLook, 'head'>): boolean => head === 'peaked' || head === 'plain';
