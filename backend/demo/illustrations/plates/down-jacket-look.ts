import type { MarkName } from './marks';

export type DownLook = {
  view: 'front' | 'back' | 'detail';
  /** laid flat, or worn by nobody */
  pose: 'flat' | 'worn';
  hood: boolean;
  /** rows of insulation from shoulder to hem */
  rows: number;
  /** the two uppermost rows and the hood in the second colour */
  yoke: boolean;
  sleeves: boolean;
  /** mm from shoulder to hem */
  length: number;
  brand: string;
  mark: MarkName;
  /** where the puckers fall */
  seed: number;
  /** used: a new zip of another colour, and what the sun has paled */
  isWorn: boolean;
};

export type DownOptions = Partial<DownLook>;
