import { data, redirect } from '@remix-run/node';
import type { Picture } from 'contract/wire';
import { findProductGroup, findTranslatedPaths, type ProductGroup } from '~/api/listing';
import { type Api, withShortTimeout } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import { listTracking } from '~/features/catalog/page-tracking';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { groupsAbove, idAtPath } from '~/features/catalog/rules/group-tree';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { LANGUAGES, type Language } from '~/locale/languages';
import { softHyphens, tileName } from '~/locale/soft-hyphens';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orLogged } from '~/server/unavailable.server';
import { isOfGiftCards, readGiftOffer } from './gift-offer.server';
import { isGridLarge } from './grid-size.server';
import { readGuideOffer } from './guide-offer.server';
import { listDescription, SHORT_TRIM } from './list-description.server';
import { listProductsOf, presentList } from './present-list.server';
import { recommendedSort } from './recommended-order.server';
import { countInGroup, firstInGroup, readCard } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';
import { sortOfServerValue } from './rules/list-query';
import { isOutletPath } from './rules/outlet-path';

/** The addresses of a catalogue path in other languages; empty when they cannot be fetched. */
async function alternatesOf(context: ShopContext, path: string): Promise<Partial<Record<Language, string>>> {
  const found = await orLogged(findTranslatedPaths(withShortTimeout(context.api), path), [], 'translated paths');
  const byLanguage = new Map(found.map((each) => [each.languageCode, each.path]));
  const entries = LANGUAGES.flatMap((language) => {
    const other = byLanguage.get(language);
    return other === undefined ? [] : [[language, pathToSlug(other)] as const];
  });
  return Object.fromEntries(entries);
}

/** Redirects a group's path of another language to this language's path, keeping the query. Specification 2 §2. */
async function redirectToTranslation(context: ShopContext, path: string): Promise<void> {
  const found = await findTranslatedPaths(context.api, path);
  const own = found.find(({ languageCode }) => languageCode === context.language);
  const [ownPath = '', ownQuery = ''] = own?.path.split('?') ?? [];
  // never redirect a path to itself, whatever its encoding
  if (!own || pathToSlug(ownPath.toLowerCase()) === pathToSlug(path)) return;
  const query = new URLSearchParams(context.url.search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  throw redirect(pathToSlug(ownPath, Object.fromEntries(query)), 301);
}

/** The ancestors of a group; from the tree when the backend does not send them. Specification 2 §2. */
async function parentsOf(api: Api, { path, parents }: ProductGroup): Promise<ProductGroup['parents']> {
  if (parents.length > 0 || !path.includes('/')) return parents;
  return groupsAbove(await orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups'), path);
}

/** Finds the subgroups of a page among its products by id, which the tree knows where the backend sends only their paths. */
async function subgroupIds(api: Api) {
  const tree = await orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups');
  return ({ id, path }: { readonly id: number | null; readonly path: string }) => id ?? idAtPath(tree, path);
}

/** The picture of a subgroup: the one that the shop has chosen, else that of the first product in it. */
function groupPicture(image: Picture | null, index: ListIndex, id: number | null): ShopPicture | null {
  const row = image || id === null ? null : firstInGroup(index, id);
  return shopPicture(row === null ? image : readCard(index, row).image);
}

/** Loads the page of a product group. Specification 2 §2. */
export async function loadProductGroup(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const path = (params['slug'] ?? '').toLowerCase();
  const group = await findProductGroup(api, path);
  if (!group) {
    await redirectToTranslation(context, path);
    notFound(t('refusals')('groupNotFound'));
  }
  const parents = await parentsOf(api, group);
  const { setCookie, ...order } = await recommendedSort(context, [...parents.map(({ name }) => name), group.name]);
  const [{ index, status }, alternates, guide] = await Promise.all([
    listProductsOf(context, { source: 'ProductGroup', id: group.id, language, taxAreaId: locale.taxAreaId, ...order }),
    alternatesOf(context, group.path),
    readGuideOffer(context, group.id),
  ]);
  const idOf = await subgroupIds(api);
  const offer = isOfGiftCards(index) ? await readGiftOffer(context) : guide;
  const isDepartment = parents.length === 0;
  const large = isGridLarge(context, pathToSlug(group.path));
  const list = await presentList(context, {
    index,
    path: pathToSlug(group.path),
    groupSort: sortOfServerValue(group.groupSorting),
    ...(group.filterableProperties.length > 0 && { properties: group.filterableProperties }),
    isOutlet: isOutletPath(group.path),
    isUnavailable: status !== 200,
  });
  return data(
    {
      admin: group.id === null ? {} : { productGroupId: group.id },
      name: group.name,
      heading: softHyphens(group.name, language),
      title: group.metaTitle || group.name,
      description: group.metaDescription || group.description,
      about: await listDescription(group.descriptionHtml, SHORT_TRIM, context.url),
      parents: [
        { label: t('listing')('home'), to: pathTo('home', language) },
        ...parents.map(({ name, path: parent }) => ({ label: name, to: pathToSlug(parent) })),
      ],
      isDepartment,
      picture: isDepartment ? shopPicture(group.image) : null,
      children: group.children.map((child) => {
        const id = idOf(child);
        return {
          label: tileName(child.shortName || child.name, language),
          to: pathToSlug(child.path),
          count: status === 200 && id !== null ? countInGroup(index, id) : null,
          picture: isDepartment ? groupPicture(child.image, index, id) : null,
        };
      }),
      alternates,
      list,
      large,
      offer,
      tracking: listTracking('category', list.cards, list.categories),
    },
    { status, ...(setCookie !== undefined && { headers: { 'Set-Cookie': setCookie } }) },
  );
}
