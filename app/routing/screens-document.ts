import { COMING, screenList } from './screens';

const HEAD = `# Screens

Every screen of the shop with its path in each language and how far it is. Made from the table in
\`app/routing/screens.ts\` by \`npx tsx scripts/write-screens-document.ts\`; a test holds the two together.

| Screen | Status | Who | English | Finnish | Swedish | German | French | Russian |
|---|---|---|---|---|---|---|---|---|
`;

/** The table of screens as a document for readers. */
export function screensDocument(): string {
  const rows = screenList.map(({ name, module, access, paths }) => {
    const status = module === COMING ? 'coming' : 'built';
    const { en, fi, sv, de, fr, ru } = paths;
    const cells = [en, fi, sv, de, fr, ru].map((path) => `\`${path === '/' ? '/' : `${path}/`}\``);
    return `| ${[name, status, access, ...cells].join(' | ')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}
