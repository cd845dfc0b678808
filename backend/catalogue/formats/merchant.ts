/** Google Merchant feeds, RSS or Atom XML and tab separated text: one item per variant, grouped by `item_group_id`. */

import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedStock, ImportedVariant } from '../imported-model';
import { Spill } from '../read/spill';
import { markUnreadNeighbours } from '../read/unread-neighbours';
import { say } from '../report/say';
import { plainText } from '../text/clean-text';
import { readInstant } from '../text/instants';
import { finishModel } from './assemble';
import { pathsOf } from './cells';
import { googleCategory } from './google-categories';
import type { MerchantItem } from './merchant-items';
import { oldPathsOf } from './old-paths';
import { optionsOf, type RoleOfOption, usualRole } from './options';
import { readPrice } from './read-price';
import { readAvailability, readQuantity } from './read-stock';

/** Reads models from the items of a feed. */
export async function* merchantModels(
  items: AsyncIterable<MerchantItem>,
  report: ImportReport,
  roleOf: RoleOfOption = usualRole,
): AsyncGenerator<ImportedModel> {
  const byGroup = new Spill<GroupedItem>();
  try {
    for await (const { row, isNextToUnread } of markUnreadNeighbours(named(items, report)))
      await byGroup.put(row.group || row.id, { item: row, isNextToUnread });
    for await (const { key, records } of byGroup.groups()) {
      const model = modelOf(key, records, report, roleOf);
      if (model) yield model;
    }
  } finally {
    await byGroup.close();
  }
}

type GroupedItem = { item: MerchantItem; isNextToUnread: boolean };

/** An item without an id or a title is skipped and counts as unread. */
async function* named(items: AsyncIterable<MerchantItem>, report: ImportReport): AsyncGenerator<MerchantItem> {
  for await (const item of items) {
    if (item.isRead && item.id === '') report.unread(item.line, 'the id is missing');
    else if (item.isRead && item.title === '') report.unread(item.line, 'the title is missing', item.id);
    yield { ...item, isRead: item.isRead && item.id !== '' && item.title !== '' };
  }
}

function modelOf(
  key: string,
  records: readonly GroupedItem[],
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedModel | undefined {
  const items = records.map(({ item }) => item);
  const [main] = items;
  if (!main) return undefined;
  const telling = tellingProperties(items);
  const lines = new Map<string, number>();
  const variants = items.flatMap((item) => {
    const earlier = lines.get(item.id);
    if (earlier !== undefined) {
      report.skip(
        item.line,
        say(
          'the id {{id}} stands on line {{line}} already',
          { id: item.id, line: earlier },
          'the id stands in the file already',
        ),
      );
      return [];
    }
    lines.set(item.id, item.line);
    const variant = variantOf(item, telling, report, roleOf);
    return variant ? [variant] : [];
  });
  const name = commonTitle(items.map(({ title }) => plainText(title)));
  return finishModel(
    {
      importKey: `merchant:${key}`,
      ...(main.shopProduct === undefined ? {} : { shopProduct: main.shopProduct }),
      line: main.line,
      modelNumber: main.mpn,
      name,
      // Feeds do not use empty elements for "none": a missing element means that the value is not given.
      brand: main.brand || undefined,
      slug: name,
      oldPaths: oldPathsOf(items.map(({ link }) => link)),
      descriptionHtml: main.description || undefined,
      shortDescription: undefined,
      metaTitle: undefined,
      metaDescription: undefined,
      isPublic: true,
      groups: main.productTypes.length > 0 || main.googleCategory !== '' ? groupsOf(main, report) : undefined,
      properties: main.properties.length > 0 ? main.properties.filter(({ name }) => !telling.has(name)) : undefined,
      variants,
      isWhole: variants.length === items.length && !records.some(({ isNextToUnread }) => isNextToUnread),
      images: [],
    },
    report,
  );
}

/** The merchant's own groups, else Google's category, by name or by number. */
function groupsOf({ productTypes, googleCategory: category, line }: MerchantItem, report: ImportReport): string[][] {
  if (productTypes.length > 0) return pathsOf(productTypes);
  if (!/^\d+$/.test(category)) return pathsOf([category]);
  const names = googleCategory(category);
  if (!names) report.tally("numbers of Google's categories are not known (a mapping may name them)", line, category);
  return [names ? [...names] : [category]];
}

/** Properties by which items of the same colour and size differ: they are options then. */
function tellingProperties(items: readonly MerchantItem[]): ReadonlySet<string> {
  const looks = new Set(items.map(({ color, size }) => `${color}\n${size}`));
  if (looks.size === items.length) return new Set();
  const valuesOf = (name: string) => new Set(items.map((item) => propertyText(item, name)));
  return new Set(['Material', 'Pattern'].filter((name) => valuesOf(name).size > 1));
}

const propertyText = ({ properties }: MerchantItem, name: string): string =>
  properties.find((property) => property.name === name)?.values.join('/') ?? '';

function variantOf(
  item: MerchantItem,
  telling: ReadonlySet<string>,
  report: ImportReport,
  roleOf: RoleOfOption,
): ImportedVariant | undefined {
  const [reducedFrom, reducedTo] = item.salePriceDates.split('/').map((date) => date.trim());
  const price = readPrice(
    {
      line: item.line,
      sku: item.id,
      regular: item.price,
      reduced: item.salePrice,
      ...(reducedFrom ? { reducedFrom } : {}),
      ...(reducedTo ? { reducedTo } : {}),
    },
    report,
  );
  if (!price) return undefined;
  const images: ImportedImage[] = item.images.map((reference) => ({ reference, caption: '' }));
  return {
    line: item.line,
    sku: item.id,
    ...(item.gtin ? { ean: item.gtin } : {}),
    ...optionsOf(
      [
        { name: 'color', value: item.color },
        { name: 'size', value: item.size },
        ...[...telling].map((name) => ({ name, value: propertyText(item, name) })),
        { name: item.typeTitle || 'type', value: item.type },
      ],
      roleOf,
    ),
    hasChoices: true,
    price,
    ...feedStock(item, report),
    images,
  };
}

/** Preorders and backorders are sold without limit, from the day that the feed names. */
export function feedStock(
  item: MerchantItem,
  report: ImportReport,
): { stock: ImportedStock; isOnOrder: boolean | undefined; incomingAt?: Date | null } {
  const meaning = readAvailability(item.availability, item.line, report);
  const none: ImportedStock = { kind: 'count', quantity: 0 };
  const incomingAt = readInstant(item.availableFrom, 'start') ?? null;
  if (meaning === 'out') return { stock: none, isOnOrder: false, incomingAt };
  if (meaning === 'order') return { stock: none, isOnOrder: true, incomingAt };
  const stock = readQuantity(item.quantity, item.line, report);
  const isCounted = meaning !== 'in' || stock.kind !== 'unsaid';
  return {
    stock: isCounted ? stock : { kind: 'some' },
    ...(meaning ? { isOnOrder: item.isOnOrder, incomingAt } : { isOnOrder: undefined }),
  };
}

/** The common beginning of the titles of a model's variants, without colour and size. */
function commonTitle(titles: readonly string[]): string {
  const [first = ''] = titles;
  let length = first.length;
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1;
  if (length === first.length) return first;
  const cutsWord = /\w/.test(first[length - 1] ?? '') && titles.some((title) => /\w/.test(title[length] ?? ''));
  const shared = cutsWord ? first.slice(0, length).replace(/\w+$/, '') : first.slice(0, length);
  const name = shared.replace(/[\s,;:/|(–—-]+$/, '');
  return name.length >= 3 ? name : first;
}
