import type { DemoModel } from './model';
import { BOOTS } from './models/boots';
import { CAMPING } from './models/camping';
import { FOOTWEAR } from './models/footwear';
import { HEAD_AND_HANDS } from './models/head-and-hands';
import { SHELLS } from './models/shells';
import { SKI_GEAR } from './models/ski-gear';
import { SKIS } from './models/skis';
import { WARM_LAYERS } from './models/warm-layers';

/** Every model of the starter shop, in the order of their ids. */
export const DEMO_MODELS: readonly DemoModel[] = [
  ...SKIS,
  ...BOOTS,
  ...SKI_GEAR,
  ...SHELLS,
  ...WARM_LAYERS,
  ...HEAD_AND_HANDS,
  ...FOOTWEAR,
  ...CAMPING,
];
