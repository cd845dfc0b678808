/** The values of custom properties by their names without the two dashes. */
export type TokenValues = Readonly<Record<string, string>>;

export type Tokens = {
  /** Tokens shared by all themes: type, space, corners, motion. */
  readonly shared: TokenValues;
  /** Colours, the raw palette among them. */
  readonly light: TokenValues;
  /** The colours that differ in the dark theme. */
  readonly dark: TokenValues;
};

/** Two colours, each of which may be a CSS function. */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/;

/** The custom properties of root rules outside of media queries. */
function rootProperties(css: string): [name: string, value: string][] {
  const bodies = [...css.matchAll(/^:root \{\n([^}]*)\n\}/gm)].map(([, body = '']) => body);
  return bodies.flatMap((body) =>
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
  ) as [string, string][];
}

/**
 * Reads the tokens from their style sheet, so that the guide always matches the pages.
 * @param css the text of `app/styles/tokens.css`
 * @throws when the sheet has no colours of two themes
 */
export function readTokens(css: string): Tokens {
  const all = rootProperties(css);
  const themed = all.filter(([, value]) => LIGHT_DARK.test(value));
  if (themed.length === 0) throw new Error('No colours of two themes in the tokens');
  const isColour = ([, value]: [string, string]) => LIGHT_DARK.test(value) || value.startsWith('#');
  return {
    shared: Object.fromEntries(all.filter((token) => !isColour(token))),
    light: Object.fromEntries(all.filter(isColour).map(([name, value]) => [name, value.replace(LIGHT_DARK, '$1')])),
    dark: Object.fromEntries(themed.map(([name, value]) => [name, value.replace(LIGHT_DARK, '$2')])),
  };
}
