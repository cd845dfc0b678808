/** Turns texts of foreign files into texts the shop can store and show. */
import DOMPurify from 'isomorphic-dompurify';

/** Control characters other than tab and newline, bidirectional overrides and zero-width marks: none belongs in a catalogue. */
const UNWANTED = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u200B\u2060\uFEFF]/gu;

/** Normal form C, no control characters or lone surrogates, runs of white space as one blank. */
export function cleanLine(text: string, maxLength = 500): string {
  const line = wellFormed(text)
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(UNWANTED, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > maxLength ? `${wellFormed(line.slice(0, maxLength - 1))}…` : line;
}

function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}

/** The text of something that may hold HTML: tags dropped, entities resolved (`LumaTech&trade;` becomes `LumaTech™`). */
export function plainText(text: string, maxLength = 500): string {
  if (!/[<&]/.test(text)) return cleanLine(text, maxLength);
  const spaced = text.replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div)\b[^>]*>/gi, ' $&');
  // The sanitiser hands a text without tags back unread; the empty element makes it resolve entities.
  const stripped = DOMPurify.sanitize(`<i></i>${spaced}`, { ALLOWED_TAGS: [], KEEP_CONTENT: true });
  return cleanLine(unescapeMarkup(stripped), maxLength);
}

function unescapeMarkup(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const ALLOWED_TAGS = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h3',
  'h4',
  'table',
  'tbody',
  'thead',
  'tr',
  'th',
  'td',
];

/** Product descriptions keep structure and emphasis; links, pictures, styles, scripts and every attribute go. */
export function safeHtml(html: string): string {
  const text = wellFormed(html).normalize('NFC').replace(UNWANTED, '').trim();
  if (text === '') return '';
  if (!/[<&]/.test(text)) return paragraphs(text);
  return DOMPurify.sanitize(text, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }).trim();
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(
      (part) =>
        `<p>${part
          .trim()
          .replaceAll('>', '&gt;')
          .replace(/\s*\n\s*/g, '<br>')}</p>`,
    )
    .join('');
}

/** Cuts at a word boundary with an ellipsis. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${wellFormed(space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
