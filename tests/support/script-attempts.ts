/** Texts that try to inject a script, a style, a form or a foreign frame; both cleaners of rich text are tested with them. */
export const SCRIPT_ATTEMPTS: readonly string[] = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<svg onload=alert(1)><p>in</p></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><link rel="stylesheet" href="//evil.example/a.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name="card"><button>Pay</button></form>',
  '<p style="position:fixed;inset:0">over the page</p>',
  '<style>*{display:none}</style>',
  '<p onclick=alert(1) onmouseover="alert(1)">x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<p id="a" name="body">x</p><img name="getElementById">',
  '<b <script>alert(1)</script>0',
  '"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;p&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script></textarea><title><script>alert(1)</script></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<plaintext><script>alert(1)</script>',
  '<table><td background="javascript:alert(1)">x</table>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<ſcript>alert(1)</ſcript>',
  '<p/onmouseover=alert(1)//>x',
];

/**
 * Dangerous parts of cleaned HTML: tags other than the given ones, event handlers, styles, script addresses. Escaped text is safe.
 * @param allowedTags lower case
 */
export function dangersIn(html: string, allowedTags: readonly string[]): string[] {
  const tags = [...html.matchAll(/<\/?([^\s>/]*)([^>]*)>?/g)];
  return tags.flatMap(([whole, name = '', attributes = '']) => {
    const isKnown = allowedTags.includes(name.toLowerCase());
    const isTame = !/(?:^|[\s"'/])(?:on\w+|style|srcdoc|formaction|name)\s*=|(?:java|vb)script:|data:text/i.test(
      attributes,
    );
    return isKnown && isTame ? [] : [whole];
  });
}
