import { expect, test } from 'vitest';
import { isInertSvg, sniffMime } from './sniff';

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"/>', 'image/svg+xml'],
  ['GIF89a/*<svg>*/=1;alert(1)', 'image/gif'],
  ['<html><svg></svg></html>', undefined],
  ['%PDF-1.7', undefined],
  ['', undefined],
])('%s is told by its beginning', (text, mime) => {
  expect(sniffMime(Buffer.from(text))).toBe(mime);
});

test('drawings of our own kind are inert', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs><style>.m{mix-blend-mode:multiply}</style><linearGradient id="a"/></defs>
<use href="#a"/><path fill="url(#a)" style="fill:url( '#a' )"/></svg>`;
  expect(isInertSvg(svg)).toBe(true);
});

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg><svg:script/></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><foreignObject/></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  '<svg><image href="file:///etc/passwd"/></svg>',
  "<svg><image xlink:href='http://10.0.0.1/'/></svg>",
  '<svg><use href="data:image/svg+xml,x"/></svg>',
  '<svg><style>@import "http://x"</style></svg>',
  '<svg><rect fill="url(http://x)"/></svg>',
  '<svg><rect fill="url(&quot;http://x&quot;)"/></svg>',
  '<svg><animate attributeName="href"/></svg>',
])('%s is not', (svg) => {
  expect(isInertSvg(svg)).toBe(false);
});
