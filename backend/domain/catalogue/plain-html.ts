const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SIGNS = new Map(Object.entries(MARKUP).map(([sign, entity]) => [entity, sign]));

/** The text that `plainHtml` has made HTML of. */
export const plainText = (html: string): string =>
  html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/<\/?p>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => SIGNS.get(entity) ?? entity);

/** Plain paragraphs, with empty lines between them, as HTML; empty for no text. */
export const plainHtml = (text: string): string =>
  text === ''
    ? ''
    : text
        .split(/\n{2,}/)
        .map((each) => `<p>${each.replace(/[&<>"]/g, (sign) => MARKUP[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
        .join('');
