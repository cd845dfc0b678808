import type { MarkName } from './plates/marks';
import type { Colourway } from './plates/palette';
import type { ShellPart } from './plates/shell-jacket-looks';

/** What a picture of a product shows; `main` is the one on cards. */
export type PlateView =
  | 'main'
  | 'front'
  | 'back'
  | 'top'
  /** one of a pair from above, the other one turned over */
  | 'sole'
  | 'side'
  | 'detail'
  | 'open'
  | 'worn'
  | 'outside'
  | 'use'
  | 'dusk'
  | 'lit'
  | ShellPart;

const SCENE_VIEWS: ReadonlySet<PlateView> = new Set(['use', 'dusk', 'lit', 'outside']);

/** Views that are pictures of their own, with sky and ground, and fill their place to the edges. */
export const isSceneView = (view: PlateView): boolean => SCENE_VIEWS.has(view);

/** Silhouettes of one type that a shopper tells apart at a glance: cut, hood, cuffs, pockets, shape. */
export type PlateVariant = 0 | 1 | 2 | 3;

export type PlateLook = {
  variant: PlateVariant;
  view: PlateView;
  /** lettering and mark of the maker */
  brand: string;
  mark: MarkName;
  /** what else is printed on the goods, in capitals: a volume, temperatures, the name of a motif */
  print?: string;
};

/** One type of product that the shop can draw. */
export type PlateDrawing = {
  views: readonly ['main', ...PlateView[]];
  /** SVG on a transparent ground; the same arguments give the same bytes */
  draw: (way: Colourway, look: PlateLook) => string;
};
