/** Maps the options of a foreign catalogue to the shop's: colour, size, or type for any other option. */

/** What an option of a file is in the shop. */
export const OPTION_ROLES = ['color', 'size', 'type'] as const;
export type OptionRole = (typeof OPTION_ROLES)[number];

/** The role of an option by its name in the file. */
export type RoleOfOption = (name: string) => OptionRole;

/** Words that mean a colour or a size in the languages of Europe's shops, without accents. */
const ROLE_WORDS: Record<Exclude<OptionRole, 'type'>, ReadonlySet<string>> = {
  color: new Set(
    'color colour colors colours vari farg farge farve farbe couleur цвет kleur colore kolor cor barva culoare szin χρωμα renk spalva krasa värv'.split(
      ' ',
    ),
  ),
  size: new Set(
    'size sizes koko storlek storrelse grosse groesse taille размер maat talla tamano tamanho taglia rozmiar velikost marime meret beden dydis izmers suurus length pituus lange langd longueur pointure'.split(
      ' ',
    ),
  ),
};

/** A variant's options. Empty: the model does not have the option. */
export interface VariantOptions {
  color: string;
  size: string;
  type: string;
  typeTitle: string;
}

/** The role that a name means by itself: `Frame color`, `Shoe Size (EU)`, `fashion_color`, `Kleur`. */
export function usualRole(name: string): OptionRole {
  const words = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  const roles = ['color', 'size'] as const;
  return roles.find((role) => words.some((word) => ROLE_WORDS[role].has(word))) ?? 'type';
}

/** Maps named options to colour, size and type; several other options become one type, `Long / Left`. */
export function optionsOf(
  choices: readonly { name: string; value: string }[],
  roleOf: RoleOfOption = usualRole,
): VariantOptions {
  const options: VariantOptions = { color: '', size: '', type: '', typeTitle: '' };
  for (const { name, value } of choices) {
    if (value === '' || (name.trim().toLowerCase() === 'title' && value === 'Default Title')) continue;
    const role = roleOf(name);
    if (role !== 'type' && options[role] === '') options[role] = value;
    else {
      options.type = options.type === '' ? value : `${options.type} / ${value}`;
      options.typeTitle = options.typeTitle === '' ? labelOf(name) : `${options.typeTitle} / ${labelOf(name)}`;
    }
  }
  return options;
}

/** An attribute's code as a label: `style_bottom` becomes `Style bottom`. */
export function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
