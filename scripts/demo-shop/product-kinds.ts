import { galleryViews } from 'backend/demo/content/gallery-views';
import { DEMO_KEYWORDS } from 'backend/demo/content/keywords/all-keywords';
import type { DemoModel } from 'backend/demo/content/model';
import { WITHDRAWAL_EXCEPTED } from 'backend/demo/content/settings';
import { type DemoKind, type DemoSection, groupPlace, modelOfSlug, modelsWith } from './kind';

const isPlain = ({ hidden, campaignOnly, bundle, taxClass, vuota }: DemoModel): boolean =>
  !hidden && !campaignOnly && !bundle && !taxClass && !vuota;

const hasSize = (test: (size: string) => boolean) => (model: DemoModel) => isPlain(model) && model.sizes.some(test);

/** Pictures in the gallery of one colour: its views and the scene. */
const galleryOf = (model: DemoModel): number => galleryViews(model).length + (model.scene ? 1 : 0);

const PRICES: DemoSection = {
  title: 'Prices',
  kinds: [
    modelsWith(
      'normal price',
      (model) =>
        isPlain(model) &&
        !model.surcharges &&
        !model.priceInStore &&
        !model.offer &&
        !model.club &&
        !model.fullPrice &&
        !model.outlet,
    ),
    modelsWith(
      'discount, with the lowest price of 30 days from a recorded price history',
      (model) => isPlain(model) && model.offer && !model.club && !model.outlet && !model.noDiscountShown,
    ),
    modelsWith('club price', (model) => isPlain(model) && model.club && !model.offer && !model.outlet),
    modelsWith('outdoor price: regular below the discount-free price', (model) => model.fullPrice),
    modelsWith('outlet', (model) => isPlain(model) && model.outlet),
    modelsWith('price ending within 30 days', (model) => isPlain(model) && model.offer?.endsInDays),
    modelsWith('a price from, by size', (model) => model.surcharges),
    modelsWith('hidden price, shown in the store only', (model) => model.priceInStore),
    modelsWith('lower price that is not announced as a reduction', (model) => model.noDiscountShown),
  ],
};

const STOCK: DemoSection = {
  title: 'Stock and delivery',
  kinds: [
    modelsWith('in the warehouse and most stores', (model) => isPlain(model) && model.availability === 'plenty'),
    modelsWith('a few left', (model) => isPlain(model) && model.availability === 'few'),
    modelsWith('sold out, restock notice', (model) => isPlain(model) && model.availability === 'sold-out'),
    modelsWith(
      'none left until the next delivery (`isBackorderable`): sold out, as only what is in stock or on order is sold',
      (model) => isPlain(model) && model.availability === 'backorder',
    ),
    modelsWith('on order, unlimited', (model) => isPlain(model) && model.availability === 'on-order'),
    modelsWith('at the supplier’s store only', (model) => isPlain(model) && model.availability === 'external'),
    modelsWith('blocked stock', (model) => model.blockedStock),
    modelsWith('unknown delivery time (999)', (model) => model.unknownDeliveryTime),
    modelsWith('not delivered to some countries', (model) => model.blockedCountries),
    modelsWith('limited delivery methods', (model) => model.deliveryMethods),
    modelsWith('shelf codes, shown to staff', (model) => model.shelfCodes),
  ],
};

const CHOICES: DemoSection = {
  title: 'Colours, sizes and types',
  kinds: [
    modelsWith('promoted colour, several colours', (model) => isPlain(model) && model.colours.length > 2),
    modelsWith('a single colour', (model) => isPlain(model) && model.colours.length === 1 && model.sizes.length > 1),
    modelsWith('several types (regular, long)', (model) => isPlain(model) && (model.types?.length ?? 0) > 1),
    modelsWith(
      'letter sizes XXXS to XXXXXL',
      hasSize((size) => size === 'XXXS' || size === 'XXXXXL'),
    ),
    modelsWith(
      'numeric sizes',
      hasSize((size) => size === '48'),
    ),
    modelsWith(
      'half sizes',
      hasSize((size) => /^2\d\.5$/.test(size)),
    ),
    modelsWith(
      'shoe sizes',
      hasSize((size) => size === '42'),
    ),
    modelsWith(
      'ski lengths',
      hasSize((size) => size === '170 cm'),
    ),
    modelsWith(
      'a size with a comma in it',
      hasSize((size) => size.includes(',')),
    ),
    modelsWith('no sizes', (model) => isPlain(model) && model.sizes.length === 0),
    modelsWith(
      'plain colour names: black, white',
      (model) => isPlain(model) && model.colours.includes('charcoal') && model.colours.includes('snow'),
    ),
    modelsWith('size tables', (model) => isPlain(model) && model.sizeTable),
    {
      what: 'the size guide, in centimetres and inches; the demo customer’s sizes are marked',
      places: [modelOfSlug('kasivarsi-3l', '?size-guide=cm'), modelOfSlug('rakka-mid', '?size-guide=inch')],
    },
  ],
};

/** Bundles are shown on the old product page. Specification 2 §2. */
const bundles = (): DemoKind => {
  const kind = modelsWith('bundles', (model) => model.bundle);
  const old = { fi: '/vanha', en: '/old' };
  const places = kind.places.map((place) => ({
    ...place,
    paths: { fi: `${old.fi}${place.paths.fi}`, en: `${old.en}${place.paths.en}` },
  }));
  return { ...kind, places };
};

const SPECIAL: DemoSection = {
  title: 'Out of the ordinary',
  kinds: [
    modelsWith('hidden, for staff only: not found for others', (model) => model.hidden),
    modelsWith('sold in gift campaigns only', (model) => model.campaignOnly),
    modelsWith('gift card 2427, for a named recipient', (model) => model.id === 2427),
    modelsWith('gift card 1412', (model) => model.id === 1412),
    modelsWith('Vuota item, one per order', (model) => model.vuota),
    modelsWith('books, a reduced tax class', (model) => model.taxClass === 'books'),
    bundles(),
    modelsWith('skis sold with their bindings', (model) => model.bindingSkiCombo),
    modelsWith('ski wizard: alpine', (model) => model.wizard?.sport === 'alpine'),
    modelsWith('ski wizard: nordic', (model) => model.wizard?.sport === 'nordic'),
    modelsWith('second-hand, one of each, with the new model as parent', (model) => model.secondHandOf),
    modelsWith('extended range', (model) => model.extendedRange),
    modelsWith('excepted from the right of withdrawal', ({ slug }) => WITHDRAWAL_EXCEPTED.includes(slug)),
  ],
};

const CONTENTS: DemoSection = {
  title: 'What product pages show',
  kinds: [
    modelsWith('texts translated by machine, with their originals', (model) => model.originals),
    modelsWith('quote, in Finnish only', (model) => model.quote),
    modelsWith('videos', (model) => model.videos),
    modelsWith(
      'sustainable choice: three of five criteria or more',
      ({ sustainability = [] }) => sustainability.length > 2,
    ),
    modelsWith(
      'two criteria of sustainability, so nothing is said',
      ({ sustainability }) => sustainability?.length === 2,
    ),
    modelsWith('guides', (model) => model.guides),
    modelsWith('gallery of over ten pictures', (model) => galleryOf(model) > 10),
    {
      ...modelsWith('keywords with an explanation', ({ description }) => / kalvo /.test(description.fi)),
      note: `${DEMO_KEYWORDS.length} words`,
    },
    { ...modelsWith('recommendations and also-bought', isPlain, 1), note: 'every model on sale' },
    modelsWith(
      'made in Finland, popular: ribbons',
      (model) => isPlain(model) && model.origin === 'fi' && model.sold >= 350,
    ),
    modelsWith('new', (model) => isPlain(model) && model.age <= 30),
  ],
};

const GROUPS: DemoSection = {
  title: 'Product groups',
  kinds: [
    { what: 'three levels', places: [groupPlace('skiing'), groupPlace('skis'), groupPlace('alpine-skis')] },
    { what: 'children', places: [groupPlace('children')] },
    { what: 'second-hand', places: [groupPlace('second-hand')] },
    { what: 'outlet', places: [groupPlace('outlet'), groupPlace('outlet-clothing')] },
    { what: 'a default sort of its own: newest, offers', places: [groupPlace('second-hand'), groupPlace('outlet')] },
    { what: 'gift cards', places: [groupPlace('gift-cards')] },
  ],
};

/** Everything that is found on listings and product pages. */
export const PRODUCT_SECTIONS: readonly DemoSection[] = [GROUPS, PRICES, STOCK, CHOICES, SPECIAL, CONTENTS];
