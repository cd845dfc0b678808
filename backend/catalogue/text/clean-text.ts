/** Cleans texts of foreign files, so that they are safe to store and show. */
import { DescriptionBuilder } from './description-builder';
import { isInline } from './description-tags';
import { readHtml } from './html-tokens';

/** Control characters other than tab and newline, bidirectional overrides and zero-width marks: never allowed in the catalogue. */
const REMOVED = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u200B\u2060\uFEFF]/gu;

/** Normal form C, no control characters or lone surrogates, runs of white space as one blank. */
export function cleanLine(text: string, maxLength = 500): string {
  const line = wellFormed(text)
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(REMOVED, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > maxLength ? `${wellFormed(line.slice(0, maxLength - 1))}…` : line;
}

function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}

const HAS_TAG = /<[a-z!/?]/i;
/** A whole text whose tags were escaped by the program that wrote the file. */
const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|h[1-6]|table)\b[^&]*(?:&gt;|&quot;)/i;
/** Directives of Magento's pages (`{{widget type="…"}}`), which have no meaning here. */
const DIRECTIVE = /\{\{\/?[a-z]+(?:\s[^{}]*)?\}\}/gi;
/** Factor by which more characters are read than needed, because tags and white space are dropped. */
const READ_AHEAD = 2;

/** The text of something that may hold HTML: tags dropped, entities resolved (`LumaTech&trade;` becomes `LumaTech™`). */
export function plainText(text: string, maxLength = 500): string {
  const written = text.includes('{{') ? text.replace(DIRECTIVE, '') : text;
  const own = !HAS_TAG.test(written) && ESCAPED_TAG.test(written) ? textOf(written, ' ') : written;
  return cleanLine(/[<&]/.test(own) ? textOf(own, ' ', maxLength * READ_AHEAD) : own, maxLength);
}

/** @param between replaces the start and end of block elements */
function textOf(html: string, between: string, maxLength = Number.POSITIVE_INFINITY): string {
  const parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.trim().length;
  };
  const space = (tag: string): void => {
    if (!isInline(tag)) add(between);
  };
  readHtml(html, { open: space, close: space, text: add }, () => length > maxLength);
  return parts.join('');
}

/** A description that is safe to store and show. */
export interface SafeHtml {
  html: string;
  /** It was truncated to the max length of a description. */
  isCut: boolean;
}

/**
 * Product descriptions keep structure and emphasis (`DESCRIPTION_TAGS`); links, pictures, styles, scripts and every attribute
 * go. Text without tags keeps its paragraphs; escaped tags are unescaped first. Tags, depth and length are limited, so that
 * neither this function nor a page becomes slow.
 */
export function safeHtml(written: string): SafeHtml {
  const text = wellFormed(written).normalize('NFC').replace(REMOVED, '').replace(DIRECTIVE, '').trim();
  if (text === '') return { html: '', isCut: false };
  const isEscaped = !HAS_TAG.test(text) && ESCAPED_TAG.test(text);
  const html = isEscaped ? textOf(text, '') : text;
  const builder = new DescriptionBuilder();
  if (HAS_TAG.test(html)) readHtml(html, builder, () => builder.isCut);
  else writeParagraphs(builder, /&/.test(html) ? textOf(html, '') : html);
  return { html: builder.finish(), isCut: builder.isCut };
}

function writeParagraphs(builder: DescriptionBuilder, text: string): void {
  for (const paragraph of text.split(/\n\s*\n/)) {
    builder.open('p');
    for (const [index, line] of paragraph.trim().split('\n').entries()) {
      if (index > 0) builder.open('br');
      builder.text(line);
      if (builder.isCut) return;
    }
    builder.close('p');
  }
}
