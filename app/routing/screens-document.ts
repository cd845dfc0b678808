import { type Screen, screenList } from './screens';

const HEAD = `# Screens

Every screen of the shop with its path in each language and its status. Generated from the table in
\`app/routing/screens.ts\` by \`npx tsx scripts/write-screens-document.ts\`; a test checks that both agree.

*Nameless* screens are in the specification's table, but their paths have no parameter that names their content: each
answers 404. The content has other addresses, which the catch-all screen answers: products under their brand, old ones under
\`oldProduct\`, groups and pages by their slugs.

*Shared* screens are the same for every guest of a language, country and currency, and are cached whole. The page kind is the
name of the page in tracking; pages of the catch-all screen have the kind of their content.

“Manufacturer not found.” is shown for a brand that is still in the list of brands but no longer in the backend. An unknown first
segment is treated as a product group, so the page says “Product group not found.”

| Screen | Status | Who | Layout | Page kind | Marks | English | Finnish | Swedish | German | French | Russian |
|---|---|---|---|---|---|---|---|---|---|---|---|
`;

/** The screen table as a Markdown document. */
export function screensDocument(): string {
  const rows = screenList.map((screen) => {
    const { en, fi, sv, de, fr, ru } = screen.paths;
    const cells = [en, fi, sv, de, fr, ru].map((path) => `\`${path === '/' ? '/' : `${path}/`}\``);
    const { name, access, layout, pageKind = '' } = screen;
    return `| ${[name, statusOf(screen), access, layout, pageKind, marksOf(screen), ...cells].join(' | ')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

const statusOf = ({ isNameless }: Screen): string => (isNameless ? 'nameless' : 'built');

function marksOf({ isShared, isIndexed, isClosed }: Screen): string {
  return [isShared && 'shared', isIndexed && 'in the sitemap', isClosed && 'closed to robots']
    .filter(Boolean)
    .join(', ');
}

const PATHS_HEAD = `/**
 * The path of every screen in English, Finnish, Swedish, German, French and Russian, for the backend, which refuses pages of editors that
 * a screen would hide. Generated from \`app/routing/screens.ts\` by \`npx tsx scripts/write-screens-document.ts\`; a test checks that
 * both agree.
 */
// biome-ignore format: one row a screen
export const SCREEN_PATHS = {
`;

/** The paths of the screen table as the contract's module. */
export function screenPathsModule(): string {
  const rows = screenList.map(
    ({ name, paths: { en, fi, sv, de, fr, ru } }) => `  ${name}: '${[en, fi, sv, de, fr, ru].join(' ')}',`,
  );
  return `${PATHS_HEAD}${rows.join('\n')}\n} as const;\n`;
}
