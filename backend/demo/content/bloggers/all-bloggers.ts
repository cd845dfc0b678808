import type { DemoBlogger } from '../content-item';
import { EERO } from './eero';
import { IRJA } from './irja';
import { NOORA } from './noora';
import { VILMA } from './vilma';

/** The people who write, in the order in which they are shown. */
export const DEMO_BLOGGERS: readonly DemoBlogger[] = [NOORA, EERO, VILMA, IRJA];
