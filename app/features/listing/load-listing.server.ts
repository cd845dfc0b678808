import { data, redirect } from '@remix-run/node';
import { findProductGroup, findTranslatedPaths } from '~/api/listing';
import type { Api } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import { pageTracking } from '~/features/catalog/page-tracking';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orLogged } from '~/server/unavailable.server';
import { isGridLarge } from './grid-size.server';
import { listDescription, SHORT_TRIM } from './list-description.server';
import { listProductsOf, presentList } from './present-list.server';
import { recommendedSort } from './recommended-order.server';
import { countInGroup } from './rules/facet-engine';
import { idAtPath } from './rules/group-tree';
import type { ListIndex } from './rules/list-index';
import { sortOfServerValue } from './rules/list-query';

/** The other languages' addresses of a path of the catalogue; none when they cannot be asked for. */
async function alternatesOf(context: ShopContext, path: string): Promise<Partial<Record<Language, string>>> {
  const found = await orLogged(findTranslatedPaths(context.api, path), [], 'translated paths');
  const byLanguage = new Map(found.map((each) => [each.languageCode, each.path]));
  const entries = LANGUAGES.flatMap((language) => {
    const other = byLanguage.get(language);
    return other === undefined ? [] : [[language, pathToSlug(other)] as const];
  });
  return Object.fromEntries(entries);
}

/** A group's path in another language leads to this language's, with the query. Specification 2 §2. */
async function redirectToTranslation(context: ShopContext, path: string): Promise<void> {
  const found = await findTranslatedPaths(context.api, path);
  const own = found.find(({ languageCode }) => languageCode === context.language);
  const [ownPath = '', ownQuery = ''] = own?.path.split('?') ?? [];
  // a path that leads to itself, however it is written, leads nowhere
  if (!own || pathToSlug(ownPath.toLowerCase()) === pathToSlug(path)) return;
  const query = new URLSearchParams(context.url.search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  throw redirect(pathToSlug(ownPath, Object.fromEntries(query)), 301);
}

/** Counts the products of a group and of all that is below it; null where that cannot be known. */
async function countingInside(api: Api, index: ListIndex) {
  const tree = await orLogged(readProductGroups(api), [], 'product groups');
  return ({ id, path }: { readonly id: number | null; readonly path: string }): number | null => {
    const known = id ?? idAtPath(tree, path);
    return known === null ? null : countInGroup(index, known);
  };
}

/** Loads the page of a product group. Specification 2 §2. */
export async function loadProductGroup(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const path = (params['slug'] ?? '').toLowerCase();
  const group = await findProductGroup(api, path);
  if (!group) {
    await redirectToTranslation(context, path);
    notFound(t('listing')('groupNotFound'));
  }
  const { setCookie, ...order } = await recommendedSort(context, [
    ...group.parents.map(({ name }) => name),
    group.name,
  ]);
  const [{ index, status }, alternates] = await Promise.all([
    listProductsOf(context, { source: 'ProductGroup', id: group.id, language, taxAreaId: locale.taxAreaId, ...order }),
    alternatesOf(context, group.path),
  ]);
  const countInside = await countingInside(api, index);
  const large = isGridLarge(context, pathToSlug(group.path));
  const list = await presentList(context, {
    index,
    path: pathToSlug(group.path),
    groupSort: sortOfServerValue(group.groupSorting),
    ...(group.filterableProperties.length > 0 && { properties: group.filterableProperties }),
    isOutlet: `/${group.path}/`.includes('/outlet/'),
    isUnavailable: status !== 200,
  });
  return data(
    {
      name: group.name,
      title: group.metaTitle || group.name,
      description: group.metaDescription || group.description,
      about: listDescription(group.descriptionHtml, SHORT_TRIM, context.url),
      parents: [
        { label: t('listing')('home'), to: pathTo('home', language) },
        ...group.parents.map(({ name, path: parent }) => ({ label: name, to: pathToSlug(parent) })),
      ],
      children: group.children.map(({ id, shortName, name, path: child }) => ({
        label: shortName || name,
        to: pathToSlug(child),
        count: status === 200 ? countInside({ id, path: child }) : null,
      })),
      alternates,
      list,
      large,
      tracking: pageTracking('category', list.cards),
    },
    { status, ...(setCookie !== undefined && { headers: { 'Set-Cookie': setCookie } }) },
  );
}
