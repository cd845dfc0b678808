import { readFrontPage } from '~/api/front-page';
import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';

/** A product group with its subgroups, limited to those that the menu shows. */
export type GroupLinks = { readonly label: string; readonly to: string; readonly inside: readonly GroupLinks[] };

function toLinks({ name, shortName, path, children }: ProductGroup): GroupLinks {
  return {
    label: shortName || name,
    to: pathToSlug(path),
    inside: children.filter(({ showInMenu }) => showInMenu).map(toLinks),
  };
}

/** Loads the catalogue: every product group of the menu, department by department. Specification 1 §2. */
export async function loadCatalog(args: RequestArgs) {
  const { api, language, locale, t } = await shopContext(args);
  const text = t('browse');
  const [tree, front] = await Promise.all([
    orErrorPage(readProductGroups(api)),
    orLogged(readFrontPage(withShortTimeout(api), locale.taxAreaId), undefined, 'departments'),
  ]);
  const departments = tree
    .filter(({ showInMenu }) => showInMenu)
    .map((group) => {
      const known = group.id === null ? undefined : front?.departments.get(group.id);
      return { ...toLinks(group), count: known?.count ?? null, picture: shopPicture(known?.image ?? null) };
    });
  return {
    title: text('catalog.title'),
    text: text('catalog.text'),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('catalog.title') }],
    path: pathTo('catalog', language),
    departments,
    lists: (['newest', 'secondHand', 'brands'] as const).map((list) => ({
      label: text(`${list}.title`),
      to: pathTo(list === 'brands' ? 'manufacturers' : list, language),
    })),
  };
}
export type CatalogData = Awaited<ReturnType<typeof loadCatalog>>;
