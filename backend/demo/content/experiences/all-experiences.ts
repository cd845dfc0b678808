import type { DemoExperience } from '../content-item';
import { FJELLHEIM_CROSSING } from './fjellheim-crossing';
import { HARMAJA_SHORE } from './harmaja-shore';
import { TULIKETTU_DARK } from './tulikettu-dark';

/** Pages of experiences, one a brand. */
export const DEMO_EXPERIENCES: readonly DemoExperience[] = [HARMAJA_SHORE, FJELLHEIM_CROSSING, TULIKETTU_DARK];
