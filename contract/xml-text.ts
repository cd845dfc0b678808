const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that are invalid in XML 1.0: control characters, lone surrogates, the two non-characters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Escapes a text for XML, between tags or in an attribute; invalid characters and line breaks become spaces. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An XML element with a text; empty if the text is empty. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
