import type { DemoPost } from '../content-item';
import { AVALANCHE_QUESTIONS } from './avalanche-questions';
import { CARE_OF_SHELLS } from './care-of-shells';
import { CHOOSING_TENT } from './choosing-tent';
import { FIRST_NIGHT } from './first-night';
import { FITTING_BOOTS } from './fitting-boots';
import { FOURTEEN_YEARS } from './fourteen-years';
import { HALTI_HUTS } from './halti-huts';
import { HAMMOCK_IN_MARCH } from './hammock-in-march';
import { LAYERING } from './layering';
import { NUUKSIO_WITHOUT_A_CAR } from './nuuksio-without-a-car';
import { OCTOBER_ARCHIPELAGO } from './october-archipelago';
import { SKI_LENGTH } from './ski-length';
import { SKIN_OR_WAX } from './skin-or-wax';
import { WEEK_PACK } from './week-pack';

/** Guides first, then the blog; each has its own age. */
export const DEMO_POSTS: readonly DemoPost[] = [
  SKI_LENGTH,
  SKIN_OR_WAX,
  LAYERING,
  CHOOSING_TENT,
  FITTING_BOOTS,
  AVALANCHE_QUESTIONS,
  WEEK_PACK,
  CARE_OF_SHELLS,
  HALTI_HUTS,
  OCTOBER_ARCHIPELAGO,
  FIRST_NIGHT,
  FOURTEEN_YEARS,
  HAMMOCK_IN_MARCH,
  NUUKSIO_WITHOUT_A_CAR,
];
