const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain paragraphs, with empty lines between them, as HTML; empty for no text. */
export const plainHtml = (text: string): string =>
  text === ''
    ? ''
    : text
        .split(/\n{2,}/)
        .map((each) => `<p>${each.replace(/[&<>"]/g, (sign) => MARKUP[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
        .join('');
