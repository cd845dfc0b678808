import type { MarkName } from './marks';

/** What a top sheet is printed with; each maker has its own way to draw it. */
export type SkiTheme = 'ridge' | 'split' | 'contour' | 'race';

export type SkiLook = {
  view: 'top' | 'angled' | 'side' | 'detail';
  /** both are seen whole, upright on the ground, as in pictures of several goods; otherwise their upper parts */
  isWhole: boolean;
  theme: SkiTheme;
  brand: string;
  model: string;
  dimensions: string;
  /** mm; the shortest that is sold */
  length: number;
  mark: MarkName;
  /** what holds under the foot of a classic ski */
  grip: 'skin' | 'scales' | 'none';
  /** lies on what is behind it, and casts a shadow there */
  hasShadow: boolean;
  /** drawn with a binding mounted */
  mounted: boolean;
  /** degrees by which letters are turned along the ski: -90 reads towards the tip, 90 towards the tail */
  reads: -90 | 90;
  /** by how much print is drawn longer along the ski */
  stretch: number;
};

export type SkiOptions = Partial<SkiLook>;
