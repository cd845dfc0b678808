/** The picture sizes that exist, in pixels: a square's side, or width x height. Any other size is a 404. */
export type MediaBox =
  | '96'
  | '128'
  | '320'
  | '320x120'
  | '320x400'
  | '500'
  | '640'
  | '960'
  | '1090x595'
  | '1200x630'
  | '1920';

const OWN_PATH = /^\/media\/[A-Za-z0-9_-]{8,64}$/;

/** Reads an absolute http(s) address without user data; anything else is `undefined`. */
function absoluteUrl(path: string): URL | undefined {
  if (!/^https?:\/\//i.test(path)) return undefined;
  const url = URL.canParse(path) ? new URL(path) : undefined;
  return url && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Returns a picture's path when the shop may show it: our own `/media/<hash>`, or an address on an allowed host of a
 * foreign backend. All incoming pictures pass through this check.
 * @param hosts host names with port, from the MEDIA_HOSTS setting
 * @returns `undefined` for everything else (`javascript:`, `data:`, `//host`, paths that climb)
 */
export function allowedMediaPath(path: string, hosts: readonly string[]): string | undefined {
  if (OWN_PATH.test(path)) return path;
  const url = absoluteUrl(path);
  return url && hosts.includes(url.host) ? url.href : undefined;
}

/**
 * The address of a picture in one of the listed sizes. A foreign backend's address is returned unchanged:
 * `allowedMediaPath` has checked it, and it exists in one size only.
 * @returns `undefined` for anything but a picture of the shop
 * @example mediaUrl('/media/3fa9c1d2e4b5', '320') // '/media/3fa9c1d2e4b5/320'
 */
export function mediaUrl(path: string, box: MediaBox): string | undefined {
  if (OWN_PATH.test(path)) return `${path}/${box}`;
  return absoluteUrl(path)?.href;
}

/** Whether a picture is from our own media and therefore exists in every size. */
export function isOwnMedia(path: string): boolean {
  return OWN_PATH.test(path);
}
