import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { reviewImages, reviews } from '../../db/schema/content';
import { contentModels } from '../../db/schema/content-items';
import { giftCategoryModels } from '../../db/schema/gift-campaigns';
import * as details from '../../db/schema/model-details';
import { modelImages } from '../../db/schema/model-images';
import { modelGroups, models, modelTexts } from '../../db/schema/models';
import { priceHistory, prices } from '../../db/schema/prices';
import { modelProperties, modelPropertyTexts } from '../../db/schema/properties';
import { modelRibbons } from '../../db/schema/ribbons';
import { modelSizeTables } from '../../db/schema/size-tables';
import { bootSoles, skiWizardJoints, skiWizardModels, skiWizardSizes } from '../../db/schema/ski-wizard';
import { stock, stockMovements } from '../../db/schema/stock';
import { variants } from '../../db/schema/variants';

/** What copies get numbers of their own. */
export type Numbered = 'models' | 'variants' | 'properties' | 'reviews';

/** How a table's rows are copied: `s` is the row, `c` the copy it belongs to, with its round `c.k`. */
export type CopiedTable = {
  table: PgTable;
  /** whose copies take the rows along, and the column that says whose they are */
  of: Numbered;
  by: string;
  /** further columns that point to what is copied in the same round; a row without the copy is left out */
  also?: Readonly<Record<string, Numbered>>;
  /** columns that copies have other values in */
  set?: Readonly<Record<string, SQL>>;
  /** columns that the database fills */
  omit?: readonly string[];
  /** the rows that a shop for searching needs; a table without is left out there */
  lean?: SQL;
};

const ALL = sql`true`;

const copiedByModel = (table: PgTable, more: Partial<CopiedTable> = {}): CopiedTable => ({
  table,
  of: 'models',
  by: 'model_id',
  ...more,
});

const copiedByVariant = (table: PgTable, more: Partial<CopiedTable> = {}): CopiedTable => ({
  table,
  of: 'variants',
  by: 'variant_id',
  ...more,
});

/** Every table that belongs to a model, those that others refer to first. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    table: models,
    of: 'models',
    by: 'id',
    set: {
      slug: sql`s.slug || '-copy-' || (c.k + 1)`,
      import_key: sql`'seed:' || c.k || ':' || s.id`,
      sold_amount: sql`(s.sold_amount * (0.2 + (hashtext(s.slug || c.k) & 1023) / 640.0))::int`,
      second_hand_parent_id: sql`(
        select p.new_id from seed_models p where p.old_id = s.second_hand_parent_id and p.k = c.k
      )`,
      published_at: sql`s.published_at - make_interval(hours => c.k::int)`,
    },
    omit: ['uuid'],
    lean: ALL,
  },
  copiedByModel(modelTexts, { set: { name: sql`s.name || ' ' || (c.k + 1)` }, lean: ALL }),
  copiedByModel(modelGroups, { lean: ALL }),
  copiedByModel(modelImages, { omit: ['id'], lean: sql`s.sort = 0` }),
  copiedByModel(modelRibbons),
  {
    table: variants,
    of: 'variants',
    by: 'id',
    also: { model_id: 'models' },
    set: { sku: sql`s.sku || '-COPY-' || (c.k + 1)` },
    lean: ALL,
  },
  {
    table: modelProperties,
    of: 'properties',
    by: 'id',
    also: { model_id: 'models' },
    set: { variant_id: sql`null::int` },
  },
  { table: modelPropertyTexts, of: 'properties', by: 'model_property_id' },
  copiedByVariant(prices, { lean: ALL }),
  copiedByVariant(priceHistory, { omit: ['id'] }),
  copiedByVariant(stock, { lean: ALL }),
  copiedByVariant(stockMovements, {
    omit: ['id'],
    set: { order_id: sql`null::int`, transfer_id: sql`null::int` },
    lean: ALL,
  }),
  { table: reviews, of: 'reviews', by: 'id', also: { model_id: 'models' } },
  { table: reviewImages, of: 'reviews', by: 'review_id' },
  copiedByModel(details.modelQuotes),
  copiedByModel(details.modelVideos),
  copiedByModel(details.modelSustainability),
  copiedByModel(contentModels),
  copiedByModel(details.shelfCodes),
  copiedByModel(details.modelRelations, { also: { related_id: 'models' } }),
  { table: details.bundleParts, of: 'models', by: 'bundle_id', also: { model_id: 'models' } },
  copiedByModel(details.modelBlockedCountries),
  copiedByModel(details.modelDeliveryMethods),
  copiedByModel(details.modelDeliveryTexts),
  copiedByVariant(details.variantDeliveryMethods),
  copiedByModel(modelSizeTables),
  copiedByModel(skiWizardModels),
  copiedByModel(skiWizardJoints),
  copiedByVariant(bootSoles),
  copiedByVariant(skiWizardSizes),
  copiedByModel(giftCategoryModels),
];
