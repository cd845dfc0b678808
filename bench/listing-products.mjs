const WORDS =
  'kevyt lämmin vedenpitävä takki untuva talvi retki huppu tasku vetoketju saumat hengittävä kangas istuvuus pitkä lyhyt säädettävä helma hihansuu kierrätetty polyesteri nailon villa merino kuori vuori tuulenpitävä kestävä laskettelu vaellus kiipeily melonta reppu teltta makuupussi'.split(
    ' ',
  );
const MATERIALS = ['villa', 'nailon', 'polyesteri', 'puuvilla', 'untuva'];

/** @param {string} name @param {number} count */
const numbered = (name, count) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const BRANDS = numbered('brand', 60);
const COLORS = numbered('color', 40);
const STORES = numbered('store', 6);
const SIZES = [...['XS', 'S', 'M', 'L', 'XL'], ...Array.from({ length: 120 }, (_, index) => String(index + 30))];
const GROUPS = Array.from({ length: 80 }, (_, index) => index + 1);

/** A picture without a file. @param {number} id */
const picture = (id) => ({
  path: `/media/${String(id).padStart(32, '0')}`,
  caption: '',
  width: 1600,
  height: 2000,
  color: '#e8e6e0',
  is_scene: false,
});

/**
 * Products as answered by the list call, as large as a real shop's: descriptions of 600 characters, pictures by colour.
 * @param {import('../tests/support/random').Random} random
 * @param {number} count
 */
export function benchProducts(random, count) {
  const words = (/** @type {number} */ count) => Array.from({ length: count }, () => random.one(WORDS)).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const brand = random.one(BRANDS);
    const active = random.whole(500, 90_000) / 100;
    const name = `${words(2)} ${index + 1}`;
    return {
      id: index + 1,
      name,
      manufacturer: brand,
      manufacturerSlug: brand,
      path: `${brand}/product-${index + 1}`,
      image: picture(index),
      secondImage: picture(index + count),
      colors: random
        .some(COLORS, 1, 4)
        .map((slug) => ({ slug, name: slug, control: '#26323f', image: picture(index) })),
      price: { active, reference: random.chance(0.3) ? active * 1.25 : null, type: 'regular', club: null },
      shortDescription: words(6),
      description: words(64),
      tags: random.chance(0.1) ? [{ name: 'Uutuus', bgColor: '#26323f', textColor: '#ffffff' }] : [],
      soldAmount: random.whole(0, 500),
      rating: random.whole(0, 10) / 2,
      ratingCount: random.whole(0, 40),
      fromPrefix: false,
      published: new Date(1_700_000_000_000 + random.whole(0, 80_000) * 1_000_000).toISOString(),
      stocks: random.some(STORES, 0, 6),
      sizes: random.some(SIZES, 3, 9),
      productGroupIds: random.some(GROUPS, 2, 4),
      properties: [
        { slug: 'weight', value: random.whole(50, 3_000), kind: 'range' },
        { slug: 'volume', value: random.whole(5, 90), kind: 'range' },
        { slug: 'material', value: random.one(MATERIALS), kind: 'checkbox' },
        { slug: 'season', value: random.one(['kesä', 'talvi', 'kaikki']), kind: 'checkbox' },
      ],
      details: words(6),
      hidePrice: false,
      isSoldOut: false,
    };
  });
}

/** The data of the shop that those products belong to. */
export function benchFacts() {
  return {
    tag: 'fi-FI',
    stores: STORES.map((slug) => ({ slug, name: slug })),
    groups: GROUPS.map((id) => ({ id, name: `Ryhmä ${id}`, within: [] })),
    properties: ['weight', 'volume', 'material', 'season'].map((slug) => ({ slug, name: slug, unit: '' })),
    sortIds: [],
  };
}
