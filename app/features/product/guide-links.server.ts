import type { Language } from '~/locale/languages';
import { matchScreen } from '~/routing/match-screen';
import { ownPath } from '~/routing/own-path';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { storefrontSettings } from '~/server/env.server';
import type { LinkTarget } from '~/ui/text-link';

type Guide = { readonly title: string; readonly path: string };

/**
 * Links to a model's guides, the blog posts of specification 2 §3: only those whose page exists. A content page is linked under its
 * own address; other sites and texts without a title are left out.
 * @param pages slugs of the content pages in this language
 */
export function guideLinks(guides: readonly Guide[], language: Language, pages: ReadonlySet<string>): LinkTarget[] {
  const hosts = Object.values(storefrontSettings().hosts).flat();
  return guides.flatMap(({ title, path }) => {
    const to = safeRedirect(ownPath(path, hosts), '');
    const match = to === '' ? undefined : matchScreen(to.split(/[?#]/, 1)[0] ?? '', language);
    if (!match || title.trim() === '') return [];
    if (match.screen === 'catchAll' || match.screen === 'page') {
      const slug = match.params['slug'] ?? '';
      return pages.has(slug.toLowerCase()) ? [{ label: title, to: pathTo('page', language, { slug }) }] : [];
    }
    return [{ label: title, to }];
  });
}
