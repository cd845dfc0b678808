import type { LandscapeName } from '../illustrations/draw-landscape';
import type { Six } from './six';

/** A static page; the text is a short notation, see `pageHtml`. `scene` is its picture; pages of terms have none. */
export type DemoPage = { key: string; slug: Six; title: Six; text: Six; scene?: LandscapeName };

/** A picture that a text names: its address, its size in pixels, what it shows, and what is said below it; `isGoods`: goods in a wide row; `isWhole`: nothing of it may be cut off. */
export type TextPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  isGoods?: boolean;
  isWhole?: boolean;
};

/** The picture of a name such as `rental/pulk`; throws for one that does not exist. */
export type PictureOf = (name: string) => TextPicture;

/** The address of a link's target, `model:SLUG`, `https://…` or `tel:+358…`; throws for one that does not exist. */
export type LinkTo = (target: string) => string;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const PICTURE = /^@(\w+\/[\w-]+)/;

const imageOf = ({ src, width, height, alt, isWhole }: TextPicture): string =>
  `<img${isWhole ? ' class="whole"' : ''} src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy">`;

/** A line's pictures, breaks, strong words and links. */
const inline = (line: string, linkTo: LinkTo, pictureOf: PictureOf): string =>
  escaped(line)
    .replace(PICTURE, (_, name: string) => imageOf(pictureOf(name)))
    .replaceAll(' // ', '<br>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, target: string) => {
      const href = escaped(linkTo(target.replaceAll('&amp;', '&')));
      return `<a href="${href}">${words}</a>`;
    });

/** What begins a cell that stands at the right of its column, as amounts do. */
const AMOUNT = /^&gt; /;

/** A row's cells. */
const cellsOf = (row: string, tag: 'th' | 'td'): string =>
  row
    .split(' | ')
    .map((cell) => {
      const words = cell.replace(AMOUNT, '');
      return `<${tag}${words === cell ? '' : ' align="right"'}>${words}</${tag}>`;
    })
    .join('');

/** What begins a line, the element around lines of one kind, and that of each line. */
const KINDS = [
  { begin: /^# /, around: '', of: 'h2' },
  { begin: /^## /, around: '', of: 'h3' },
  { begin: /^- (?=@model\/)/, around: 'ul class="goods"', of: 'li' },
  { begin: /^- /, around: 'ul', of: 'li' },
  { begin: /^\+ /, around: 'ul class="tiles"', of: 'li' },
  { begin: /^\* /, around: 'ul class="figures"', of: 'li' },
  { begin: /^: /, around: 'ul class="times"', of: 'li' },
  { begin: /^\d+\. /, around: 'ol', of: 'li' },
  { begin: /^\d+\) /, around: 'ol class="tiles"', of: 'li' },
  { begin: /^\| /, around: 'table', of: 'tr' },
  { begin: /^> /, around: 'blockquote', of: 'p' },
  { begin: /^! /, around: 'aside class="tip"', of: 'p' },
  { begin: /^!=> /, around: 'aside class="tip"', of: 'p class="action"' },
  { begin: /^=> /, around: '', of: 'p class="action"' },
  { begin: /^-> /, around: '', of: 'p class="onward"' },
  { begin: /^/, around: '', of: 'p' },
] as const;

/** A line that is a picture alone. */
const FIGURE = /^@(\w+\/[\w-]+)$/;

const figureOf = (picture: TextPicture): string =>
  `<figure${picture.isGoods ? ' class="goods"' : ''}>${imageOf(picture)}${picture.caption && `<figcaption>${escaped(picture.caption)}</figcaption>`}</figure>`;

const noPicture: PictureOf = (name) => {
  throw new Error(`A text without pictures shows ${name}.`);
};

/**
 * HTML of a text in the notation of `content-item.ts`, one block a line: `# ` begins a heading, `## ` one below it, `- ` an item of a list,
 * `1. ` of a numbered one, `+ ` a tile beside others, `1) ` a numbered one, `* ` a fact whose strong words are large, `: ` something at the time that its strong words say, `| ` a row of a table whose cells are parted by ` | ` and whose first row is its head, a cell after `> ` at the right, `> ` a quotation, `! ` a tip in a box, `=> ` a link as a button and further ones beside it, `!=> ` the same in the box of a tip, `-> ` a link that leads on, everything else a paragraph; inside ` // ` ends a line, `**strong**` and `[words](target)`; a line of `@kind/name` alone is a figure, and one that begins an item of a list makes it a card; items that begin with `@model/SLUG` are a list of goods, which the shop shows as their cards.
 * @param linkTo the address of each target
 * @param pictureOf the picture of each name
 */
export function pageHtml(text: string, linkTo: LinkTo, pictureOf: PictureOf = noPicture): string {
  const blocks: { around: string; html: string }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, picture] = FIGURE.exec(line) ?? [];
    if (picture !== undefined) {
      blocks.push({ around: '', html: figureOf(pictureOf(picture)) });
      continue;
    }
    const kind = KINDS.find(({ begin }) => begin.test(line)) ?? KINDS[KINDS.length - 1];
    if (!kind) continue;
    const last = blocks.at(-1);
    const words = inline(line.replace(kind.begin, ''), linkTo, pictureOf);
    const isHead = kind.of === 'tr' && last?.around !== kind.around;
    const html = `<${kind.of}>${kind.of === 'tr' ? cellsOf(words, isHead ? 'th' : 'td') : words}</${kind.of.split(' ', 1)[0]}>`;
    if (last && last.around !== '' && last.around === kind.around) last.html += html;
    else blocks.push({ around: kind.around, html });
  }
  return blocks
    .map(({ around, html }) => (around === '' ? html : `<${around}>${html}</${around.split(' ', 1)[0]}>`))
    .join('\n');
}
