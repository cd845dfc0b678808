import type { DemoBanner } from './banner';
import { FRONT_PAGE_BANNERS } from './front-page';
import { IMAGE_BANNERS } from './image-banners';
import { PROMISES } from './promises';

/** Every banner, in the order in which those of a kind show. */
export const DEMO_BANNERS: readonly DemoBanner[] = [...FRONT_PAGE_BANNERS, ...IMAGE_BANNERS, ...PROMISES];
