import { type PlateView, plateViews } from '../illustrations/draw-plate';
import type { DemoModel } from './model';

/** The views of a model in its gallery; the first one is for cards. */
export function galleryViews({ plate, parts = [] }: DemoModel): readonly PlateView[] {
  return [...plateViews(plate.type), ...parts];
}
