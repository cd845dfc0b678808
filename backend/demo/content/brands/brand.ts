import type { LandscapeName } from '../../illustrations/draw-landscape';
import type { MarkName } from '../../illustrations/plates/marks';
import type { Six } from '../six';

export type DemoBrand = {
  name: string;
  /** lettering and mark on the goods */
  wordmark: string;
  mark: MarkName;
  /** manufacturer by Regulation (EU) 2023/988, article 19 */
  address: string;
  email: string;
  /** where the manufacturer sits outside the EU */
  euResponsible?: string;
  title: Six;
  description: Six;
  /** the landscapes of its page, where its goods are used */
  scenes: readonly [LandscapeName, LandscapeName];
};
