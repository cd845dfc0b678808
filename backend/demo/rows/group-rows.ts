import { sizeSort } from '../../catalogue/text/sizes';
import type { Transaction } from '../../db/client';
import { manufacturerImages, manufacturers, manufacturerTexts } from '../../db/schema/manufacturers';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import { groupFilters, propertyTypes, propertyTypeTexts } from '../../db/schema/properties';
import { ribbons, ribbonTexts } from '../../db/schema/ribbons';
import { colors, colorTexts, sizes, variantTypes, variantTypeTexts } from '../../db/schema/variant-attributes';
import { DEMO_MODELS } from '../content/all-models';
import { type BrandSlug, DEMO_BRANDS } from '../content/brands';
import type { DemoBrand } from '../content/brands/brand';
import { DEMO_COLOURS } from '../content/colours';
import type { DemoGroup } from '../content/group';
import { GROUP_FACES } from '../content/group-faces';
import { DEMO_GROUPS, type GroupKey, groupPath } from '../content/groups';
import { PROPERTY_TYPES, type PropertyKey, type PropertyType } from '../content/properties';
import { DEMO_RIBBONS } from '../content/ribbons';
import { DEMO_TYPES } from '../content/variant-types';
import { continueIdentities, insertAll } from './insert';
import type { DemoPictures } from './pictures';
import { sizeSlug } from './sizes';
import { inEveryLanguage, numbered, paragraph, shortened } from './texts';

export const brandIds = numbered(Object.keys(DEMO_BRANDS) as BrandSlug[]);
export const groupIds = numbered<string>(DEMO_GROUPS.map(({ key }) => key));
export const colourIds = numbered(DEMO_COLOURS.map(({ slug }) => slug));
export const propertyIds = numbered(Object.keys(PROPERTY_TYPES) as PropertyKey[]);
export const typeIds = numbered(DEMO_TYPES.map(({ slug }) => slug));
export const ribbonIds = numbered(DEMO_RIBBONS.map(({ slug }) => slug));

const sizeNames = [...new Set(DEMO_MODELS.flatMap((model) => model.sizes))].sort((a, b) => sizeSort(a) - sizeSort(b));
export const sizeIds = numbered(sizeNames);

async function loadBrands(tx: Transaction, pictures: DemoPictures): Promise<void> {
  const brands = Object.entries(DEMO_BRANDS) as [BrandSlug, DemoBrand][];
  await insertAll(
    tx,
    manufacturers,
    brands.map(([slug, { name, address, email, euResponsible }]) => ({
      id: brandIds.of(slug),
      slug,
      name,
      logo: pictures.logo(slug),
      address,
      email,
      euResponsible: euResponsible ?? null,
    })),
  );
  await insertAll(
    tx,
    manufacturerTexts,
    brands.flatMap(([slug, { title, description }]) =>
      inEveryLanguage((language) => ({
        manufacturerId: brandIds.of(slug),
        language,
        title: title[language],
        descriptionHtml: paragraph(description[language]),
        metaDescription: shortened(description[language], 150),
      })),
    ),
  );
  await insertAll(
    tx,
    manufacturerImages,
    brands.flatMap(([slug, { scenes }]) =>
      scenes.map((scene, sort) => ({ manufacturerId: brandIds.of(slug), sort, media: pictures.landscape(scene) })),
    ),
  );
}

async function loadGroups(tx: Transaction, pictures: DemoPictures): Promise<void> {
  const groups: readonly DemoGroup[] = DEMO_GROUPS;
  await insertAll(
    tx,
    productGroups,
    groups.map(({ key, parent, sorting }, index) => {
      const model = DEMO_MODELS.find((each) => each.groups.some((group) => group === key));
      const face = GROUP_FACES[key as GroupKey];
      return {
        id: groupIds.of(key),
        parentId: parent ? groupIds.of(parent) : null,
        sort: index,
        groupSorting: sorting ?? 'most-popular',
        image: face ? pictures.face(key, face) : model ? pictures.plate(model, 'main', model.colours[0]) : null,
      };
    }),
  );
  await insertAll(
    tx,
    productGroupTexts,
    groups.flatMap(({ key, name, description }) =>
      inEveryLanguage((language) => ({
        groupId: groupIds.of(key),
        language,
        name: name[language],
        shortName: name[language],
        path: groupPath(key)[language],
        metaTitle: name[language],
        metaDescription: shortened(description[language], 150),
        descriptionHtml: paragraph(description[language]),
      })),
    ),
  );
  await insertAll(
    tx,
    groupFilters,
    groups.flatMap(({ key, filters }) =>
      filters.map((filter, sort) => ({
        groupId: groupIds.of(key),
        propertyTypeId: propertyIds.of(filter as PropertyKey),
        sort,
      })),
    ),
  );
}

async function loadProperties(tx: Transaction): Promise<void> {
  const types = Object.entries(PROPERTY_TYPES) as [PropertyKey, PropertyType][];
  await insertAll(
    tx,
    propertyTypes,
    types.map(([key, { slug, unit, filterKind }]) => ({
      id: propertyIds.of(key),
      slug,
      unit,
      filterKind,
      sort: propertyIds.of(key),
    })),
  );
  await insertAll(
    tx,
    propertyTypeTexts,
    types.flatMap(([key, { name }]) =>
      inEveryLanguage((language) => ({ propertyTypeId: propertyIds.of(key), language, name: name[language] })),
    ),
  );
}

async function loadOptions(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    colors,
    DEMO_COLOURS.map(({ slug, control }) => ({ id: colourIds.of(slug), slug, control })),
  );
  await insertAll(
    tx,
    colorTexts,
    DEMO_COLOURS.flatMap(({ slug, name }) =>
      inEveryLanguage((language) => ({ colorId: colourIds.of(slug), language, name: name[language] })),
    ),
  );
  await insertAll(
    tx,
    sizes,
    sizeIds.entries.map(([name, id]) => ({ id, slug: sizeSlug(name), name, sort: sizeSort(name) })),
  );
  await insertAll(
    tx,
    variantTypes,
    DEMO_TYPES.map(({ slug }) => ({ id: typeIds.of(slug), slug, sort: typeIds.of(slug) })),
  );
  await insertAll(
    tx,
    variantTypeTexts,
    DEMO_TYPES.flatMap(({ slug, name, title }) =>
      inEveryLanguage((language) => ({
        typeId: typeIds.of(slug),
        language,
        name: name[language],
        title: title[language],
      })),
    ),
  );
}

async function loadRibbons(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    ribbons,
    DEMO_RIBBONS.map(({ slug, background, text }) => ({
      id: ribbonIds.of(slug),
      slug,
      bgColor: background,
      textColor: text,
    })),
  );
  await insertAll(
    tx,
    ribbonTexts,
    DEMO_RIBBONS.flatMap((ribbon) =>
      inEveryLanguage((language) => ({
        ribbonId: ribbonIds.of(ribbon.slug),
        language,
        title: ribbon.title[language],
        link: 'link' in ribbon ? ribbon.link[language] : null,
      })),
    ),
  );
}

/** Brands, groups, properties, ribbons, and the colours, sizes and types that variants choose from. */
export async function loadClassification(tx: Transaction, pictures: DemoPictures): Promise<void> {
  await loadBrands(tx, pictures);
  await loadProperties(tx);
  await loadGroups(tx, pictures);
  await loadOptions(tx);
  await loadRibbons(tx);
  await continueIdentities(tx, [manufacturers, productGroups, propertyTypes, colors, sizes, variantTypes, ribbons]);
}
