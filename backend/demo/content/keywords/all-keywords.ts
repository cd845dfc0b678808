import { BUILD_KEYWORDS } from './builds';
import type { DemoKeyword } from './keyword';
import { MATERIAL_KEYWORDS } from './materials';

/** Every word of descriptions that opens an explanation. */
export const DEMO_KEYWORDS: readonly DemoKeyword[] = [...MATERIAL_KEYWORDS, ...BUILD_KEYWORDS];
