import type { DemoCampaign } from '../content-item';
import { CRUST_WEEKS } from './crust-weeks';
import { FIRST_SNOW } from './first-snow';
import { REPAIR_WEEKS } from './repair-weeks';
import { SECOND_HAND_DAYS } from './second-hand-days';
import { TENT_NIGHTS } from './tent-nights';

/** Three that run, one that ended yesterday and one that begins later. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  FIRST_SNOW,
  REPAIR_WEEKS,
  SECOND_HAND_DAYS,
  TENT_NIGHTS,
  CRUST_WEEKS,
];
