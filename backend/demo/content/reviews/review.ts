import type { ShopLanguage } from '../../../domain/locale/language';
import type { LandscapeName } from '../../illustrations/draw-landscape';
import type { PlateView } from '../../illustrations/draw-plate';
import type { ColourwayName } from '../../illustrations/plates/palette';
import type { FitScore } from './fit-remarks';

/** A picture sent along: where it was used, or the thing itself. */
export type ReviewPicture = { scene: LandscapeName } | { view: PlateView; colour: ColourwayName };

export type DemoReview = {
  /** slug of the model */
  model: string;
  language: ShopLanguage;
  /** 0 to 10 */
  rating: number;
  fit?: FitScore;
  name: string;
  comment: string;
  up: number;
  down: number;
  /** days before the shop is loaded */
  daysAgo: number;
  pictures: readonly ReviewPicture[];
  title?: string;
  /** the purchase was checked when it was written */
  verified?: true;
  /** written by the demo customer, who has bought the model */
  byCustomer?: true;
  /** not shown: waits for moderation, or was refused for a reason */
  hidden?: 'pending' | { refused: string };
};
