/** What the choices of a foreign catalogue are called, in the shop's terms: colour, size, or type for any other. */

const COLOR_NAMES = new Set(['color', 'colour', 'väri', 'färg', 'farbe', 'couleur', 'цвет']);
const SIZE_NAMES = new Set(['size', 'koko', 'storlek', 'größe', 'groesse', 'taille', 'размер', 'shoe size', 'length']);

/** A variant's choices. Empty: the model has no such choice. */
export interface VariantOptions {
  color: string;
  size: string;
  type: string;
  typeTitle: string;
}

/** Sorts named choices into colour, size and type; several other choices become one type, `Long / Left`. */
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
