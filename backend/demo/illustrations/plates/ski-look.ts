import type { MarkName } from './marks';

/** What a top sheet is printed with; each maker has its own way to draw it. */
export type SkiTheme = 'ridge' | 'split' | 'contour' | 'race';

/**
 * How a broad pair stands in snow, its tips clear of the top right corner, where cards have a heart: side by side, leaning to the left;
 * spread like a V; propped against each other; crossed below the maker's name.
 */
export type BroadPose = 'parallel' | 'spread' | 'propped' | 'crossed';

/**
 * Slim pairs have more ways to stand: one leaning away from the other; apart, leaning to the right; straight up; steep to the left; one much
 * deeper than the other; bowed to each other. Both upright on the ground is for pictures of several goods.
 */
export type SkiPose = BroadPose | 'leaning' | 'apart' | 'straight' | 'steep' | 'stepped' | 'bowed' | 'upright';

export type SkiLook = {
  view: 'top' | 'angled' | 'side' | 'detail';
  /** not given, models differ, so that neighbours are not alike */
  pose: SkiPose;
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
