import type { DemoModel } from './model';
import { BASE_LAYERS } from './models/base-layers';
import { BOOTS } from './models/boots';
import { CAMPING } from './models/camping';
import { DOWN } from './models/down';
import { FOOTWEAR } from './models/footwear';
import { HEAD_AND_HANDS } from './models/head-and-hands';
import { PACKS } from './models/packs';
import { SHELLS } from './models/shells';
import { SKI_GEAR } from './models/ski-gear';
import { SKIS } from './models/skis';
import { TOOLS } from './models/tools';
import { TROUSERS } from './models/trousers';

/** Every model of the starter shop, in the order of their ids. */
export const DEMO_MODELS: readonly DemoModel[] = [
  ...SKIS,
  ...BOOTS,
  ...SKI_GEAR,
  ...SHELLS,
  ...TROUSERS,
  ...DOWN,
  ...BASE_LAYERS,
  ...HEAD_AND_HANDS,
  ...FOOTWEAR,
  ...PACKS,
  ...CAMPING,
  ...TOOLS,
];
