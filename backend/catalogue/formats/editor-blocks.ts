/** Rich text of Saleor: JSON of Editor.js, a list of blocks with markup inside their texts. */
import { z } from 'zod';

const listItem: z.ZodType<string> = z.union([
  z.string(),
  z.object({ content: z.string() }).transform(({ content }) => content),
]);

const block = z.object({
  type: z.string(),
  data: z
    .object({
      text: z.string().catch(''),
      caption: z.string().catch(''),
      level: z.number().int().min(1).max(6).catch(3),
      style: z.string().catch(''),
      items: z.array(listItem).catch([]),
    })
    .partial(),
});

const documentOf = z.object({ blocks: z.array(z.unknown()) });

/** Such a text as HTML, which is cleaned later; any other text as it is. Blocks that hold no text, pictures for example, are left out. */
export function editorHtml(text: string): string {
  if (!text.startsWith('{')) return text;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text;
  }
  const read = documentOf.safeParse(json);
  if (!read.success) return text;
  return read.data.blocks
    .flatMap((one) => {
      const found = block.safeParse(one);
      return found.success ? [blockHtml(found.data)] : [];
    })
    .join('');
}

function blockHtml({ type, data }: z.infer<typeof block>): string {
  const { text = '', level = 3, style = '', items = [] } = data;
  if (type === 'header') return `<h${level}>${text}</h${level}>`;
  if (type === 'quote') return `<blockquote>${text}</blockquote>`;
  if (type !== 'list') return text === '' ? '' : `<p>${text}</p>`;
  const tag = style === 'ordered' ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}
