/** Maps the options of a foreign catalogue to the shop's: colour, size, or type for any other option. */

const COLOR_NAMES = new Set(['color', 'colour', 'väri', 'färg', 'farbe', 'couleur', 'цвет']);
const SIZE_NAMES = new Set(['size', 'koko', 'storlek', 'größe', 'groesse', 'taille', 'размер', 'shoe size', 'length']);

/** A variant's options. Empty: the model does not have the option. */
export interface VariantOptions {
  color: string;
  size: string;
  type: string;
  typeTitle: string;
}

/** Maps named options to colour, size and type; several other options become one type, `Long / Left`. */
export function optionsOf(choices: readonly { name: string; value: string }[]): VariantOptions {
  const options: VariantOptions = { color: '', size: '', type: '', typeTitle: '' };
  for (const { name, value } of choices) {
    const key = name.toLowerCase().replaceAll('_', ' ').trim();
    if (value === '' || (key === 'title' && value === 'Default Title')) continue;
    if (COLOR_NAMES.has(key) && options.color === '') options.color = value;
    else if ((SIZE_NAMES.has(key) || key.endsWith(' size')) && options.size === '') options.size = value;
    else {
      options.type = options.type === '' ? value : `${options.type} / ${value}`;
      options.typeTitle = options.typeTitle === '' ? labelOf(key) : `${options.typeTitle} / ${labelOf(key)}`;
    }
  }
  return options;
}

/** An attribute's code as a label: `style_bottom` becomes `Style bottom`. */
export function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
