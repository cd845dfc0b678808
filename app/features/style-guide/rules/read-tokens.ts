/** The values of custom properties by their names without the two dashes. */
export type TokenValues = Readonly<Record<string, string>>;

export type Tokens = {
  /** What every theme shares: type, space, corners, movement. */
  readonly shared: TokenValues;
  readonly light: TokenValues;
  readonly dark: TokenValues;
};

/** The properties of the first rule that has exactly this selector. */
function valuesOf(css: string, selector: string): TokenValues {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector} in the tokens`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/**
 * Takes the tokens out of their style sheet, so that the guide cannot say anything else than what the pages use.
 * @param css the text of `app/styles/tokens.css`
 * @throws when the sheet has no rule for one of the themes
 */
export function readTokens(css: string): Tokens {
  return {
    shared: valuesOf(css, ':root'),
    light: valuesOf(css, ':root,\n[data-theme="light"]'),
    dark: valuesOf(css, '[data-theme="dark"]'),
  };
}
