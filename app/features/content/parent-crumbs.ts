import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { pathTo } from '~/routing/path-to';
import type { Crumb } from '~/ui/breadcrumbs';

/** Breadcrumbs of pages below life outdoors, down to the page itself. */
export function outdoorsCrumbs(
  language: Language,
  { life, catalog }: { readonly life: Translate<'life'>; readonly catalog: Translate<'catalog'> },
  ...below: readonly Crumb[]
): readonly Crumb[] {
  const hub = { label: life('title'), to: pathTo('lifeOutdoors', language) };
  return [{ label: catalog('home'), to: pathTo('home', language) }, hub, ...below];
}
