/** The theme of the guide; the device's setting when the address has none. */
export type GuideTheme = 'light' | 'dark';

/** The example that the address opens. */
export type GuideWindow = 'dialog' | 'aside' | 'drawer' | 'errors';

export type GuideQuery = { readonly theme: GuideTheme | undefined; readonly open: GuideWindow | undefined };

const THEMES: readonly GuideTheme[] = ['light', 'dark'];
const WINDOWS: readonly GuideWindow[] = ['dialog', 'aside', 'drawer', 'errors'];

/** Parses `?theme=` and `?open=`; unknown values are ignored. */
export function readGuideQuery(search: URLSearchParams): GuideQuery {
  const [theme, open] = [search.get('theme'), search.get('open')];
  return { theme: THEMES.find((each) => each === theme), open: WINDOWS.find((each) => each === open) };
}

/**
 * The address of the guide with a theme, an open example and a section.
 * @example guideHref({ theme: 'dark', open: 'dialog' }, 'overlays') // '?theme=dark&open=dialog#overlays'
 */
export function guideHref({ theme, open }: Partial<GuideQuery>, section = ''): string {
  const search = new URLSearchParams({ ...(theme && { theme }), ...(open && { open }) });
  return `?${search}${section && `#${section}`}`;
}
