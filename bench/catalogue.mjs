import { writeFileSync } from 'node:fs';

/** Models in the only group: more than a page of 60. */
export const BENCH_MODELS = 120;
/** The group's path, as the importer makes it from the category's name. */
export const BENCH_GROUP = 'measured/jackets';

const sizes = ['S', 'M', 'L', 'XL'];
const colors = ['Black', 'Blue', 'Red'];

/** @param {(string | number)[]} cells */
const row = (cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

/**
 * Writes a product CSV in Magento's format: `BENCH_MODELS` jackets of three colours and four sizes, all in one category.
 * @param {string} file path of the new file
 */
export function writeBenchCatalogue(file) {
  const category = 'Default Category/Measured/Jackets';
  const header =
    'sku,product_type,categories,name,description,price,special_price,url_key,product_online,visibility,qty,is_in_stock,additional_attributes,configurable_variations'.split(
      ',',
    );
  const lines = [row(header)];
  for (let model = 1; model <= BENCH_MODELS; model++) {
    const sku = `B${String(model).padStart(4, '0')}`;
    const name = `Bench jacket ${model}`;
    const variations = [];
    for (const color of colors) {
      for (const size of sizes) {
        const variant = `${sku}-${size}-${color}`;
        variations.push(`sku=${variant},size=${size},color=${color}`);
        lines.push(
          row([
            variant,
            'simple',
            category,
            `${name}-${size}-${color}`,
            '',
            100 + model,
            model % 4 === 0 ? 80 + model : '',
            `${sku}-${size}-${color}`.toLowerCase(),
            1,
            'Not Visible Individually',
            10,
            1,
            `size=${size},color=${color}`,
            '',
          ]),
        );
      }
    }
    lines.push(
      row([
        sku,
        'configurable',
        category,
        name,
        `<p>${name} keeps wind and rain out.</p>`,
        100 + model,
        '',
        `bench-jacket-${model}`,
        1,
        'Catalog, Search',
        0,
        1,
        '',
        variations.join('|'),
      ]),
    );
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}
