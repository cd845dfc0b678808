const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 may not hold in any form: control characters, lone surrogates, the two non-characters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as it may stand in XML, between tags or in an attribute; forbidden characters and line ends become spaces. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** An element with a text; nothing where the text is empty. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
