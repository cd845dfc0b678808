import { withFacts } from './boot-and-tent-facts';
import { composeFamilies } from './compose-family';
import { DEMO_FAMILIES } from './families/all-families';
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
import { SPECIAL_GIFTS } from './models/specials-gifts';
import { SPECIAL_HIDDEN } from './models/specials-hidden';
import { SPECIAL_OPTIONS } from './models/specials-options';
import { SPECIAL_ORIGINALS } from './models/specials-originals';
import { SPECIAL_PRICES } from './models/specials-prices';
import { SPECIAL_SECOND_HAND } from './models/specials-second-hand';
import { SPECIAL_SETS } from './models/specials-sets';
import { SPECIAL_STOCK } from './models/specials-stock';
import { TOOLS } from './models/tools';
import { TROUSERS } from './models/trousers';
import { sizeTableOf } from './size-tables';

/** Models with texts of their own. */
const WRITTEN: readonly DemoModel[] = [
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
  ...SPECIAL_GIFTS,
  ...SPECIAL_HIDDEN,
  ...SPECIAL_STOCK,
  ...SPECIAL_PRICES,
  ...SPECIAL_SECOND_HAND,
  ...SPECIAL_SETS,
  ...SPECIAL_ORIGINALS,
  ...SPECIAL_OPTIONS,
];

/** The model with the size table of its goods. */
function withSizeTable(model: DemoModel): DemoModel {
  const table = model.sizeTable ?? sizeTableOf(model);
  return table ? { ...model, sizeTable: table } : model;
}

/** Skis with a word on their bindings, unless they have one of their own; they are drawn with bindings only where these are included. */
function withBindings(model: DemoModel): DemoModel {
  const { groups, bundle, bindingSkiCombo, plate, properties } = model;
  if (bundle || !(groups.includes('skis') || 'theme' in plate)) return model;
  const bindings = properties.bindings ?? (bindingSkiCombo ? 'bindingsIncluded' : 'bindingsNotIncluded');
  const mounted = 'theme' in plate ? { mounted: bindings === 'bindingsIncluded' } : {};
  return { ...model, plate: { ...plate, ...mounted }, properties: { ...properties, bindings } };
}

/** Every model of the demo shop, in the order of their ids: those written by hand first. */
export const DEMO_MODELS: readonly DemoModel[] = [...WRITTEN, ...composeFamilies(DEMO_FAMILIES, WRITTEN)].map((model) =>
  withBindings(withFacts(withSizeTable(model))),
);
