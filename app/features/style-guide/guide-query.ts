/** The colours the guide is shown in; by the device's own choice when the address says nothing. */
export type GuideTheme = 'light' | 'dark';

/** What stands open because the address says so. */
export type GuideWindow = 'dialog' | 'drawer' | 'errors';

export type GuideQuery = { readonly theme: GuideTheme | undefined; readonly open: GuideWindow | undefined };

const THEMES: readonly GuideTheme[] = ['light', 'dark'];
const WINDOWS: readonly GuideWindow[] = ['dialog', 'drawer', 'errors'];

/** Reads `?theme=` and `?open=`; whatever is not understood is as if it were not there. */
export function readGuideQuery(search: URLSearchParams): GuideQuery {
  const [theme, open] = [search.get('theme'), search.get('open')];
  return { theme: THEMES.find((each) => each === theme), open: WINDOWS.find((each) => each === open) };
}

/**
 * The address of the guide in a theme, with something open, at a section.
 * @example guideHref({ theme: 'dark', open: 'dialog' }, 'overlays') // '?theme=dark&open=dialog#overlays'
 */
export function guideHref({ theme, open }: Partial<GuideQuery>, section = ''): string {
  const search = new URLSearchParams({ ...(theme && { theme }), ...(open && { open }) });
  return `?${search}${section && `#${section}`}`;
}
