/**
 * Plain text as HTML: paragraphs where it has empty lines, line breaks as they are, everything else as text.
 * @example plainParagraphs('One.\n\nTwo < three.') // '<p>One.</p><p>Two &lt; three.</p>'
 */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
