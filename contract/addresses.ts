/** The longest path of a page. */
const MAX_PATH_LENGTH = 1_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks inside an address
const UNFIT = /[\u0000-\u001f\u007f\\]|\/\//;
const SCHEME = /^\s*[a-z][a-z0-9+.-]*:/i;
/** A character other than slash, space and dot. */
const NAMES_SOMETHING = /[^/.\s]/;

/** Whether a text can be the path of a page of this site: it has no scheme, no host and no control characters, and names something. */
export function isSitePath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && !UNFIT.test(path) && !SCHEME.test(path) && NAMES_SOMETHING.test(path);
}

/** An address that may stand in a link: a path of this site or an http address. Empty for everything else. */
export function safeLink(address: string): string {
  if (address === '/' || isSitePath(address)) return address;
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : '';
}
