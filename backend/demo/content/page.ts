import type { Six } from './six';

/** A static page; the text is a short notation, see `pageHtml`. */
export type DemoPage = { key: string; slug: Six; title: Six; text: Six };

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** HTML of a page: `# ` starts a heading, `- ` an item of a list, everything else is a paragraph. */
export function pageHtml(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of text.split('\n').map((each) => escaped(each.trim()))) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2));
      continue;
    }
    endList();
    if (line.startsWith('# ')) blocks.push(`<h2>${line.slice(2)}</h2>`);
    else if (line) blocks.push(`<p>${line}</p>`);
  }
  endList();
  return blocks.join('\n');
}
