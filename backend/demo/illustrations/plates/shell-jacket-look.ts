import type { MarkName } from './lettering';
import type { Colourway } from './palette';
import type { ShellPart } from './shell-jacket-looks';

export type ShellBlock = 'yoke' | 'split' | 'side' | 'hem' | 'diag' | 'band' | 'none';
export type ShellPocket = 'hand' | 'chest' | 'chest-both' | 'napoleon' | 'cargo' | 'sleeve';

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
  head: 'peaked' | 'plain' | 'collar';
  cuff: 'tab' | 'elastic' | 'gaiter';
  hem: 'straight' | 'dropped';
  /** back length in mm */
  length: number;
  /** degrees by which the sleeves stand off the body */
  armAngle: number;
};

export type ShellOptions = Partial<ShellLook>;

/** Hood and collar take the second colour where the block reaches the shoulders. */
export const headColour = (way: Colourway, { block }: ShellLook): string =>
  block === 'none' || block === 'side' || block === 'hem' || block === 'band' ? way.main : way.block;

/** Neutral tints: blocks of another colour stay clean. */
export const CLOTH_SHADE = { shadeColour: '#141b2b', lightColour: '#dfe6ea' } as const;
