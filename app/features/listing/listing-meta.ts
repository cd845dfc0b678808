import { productTitle } from 'contract/product-title';
import { unpackCard } from '~/features/catalog/packed-card';
import { breadcrumbData, type Step } from '~/features/catalog/rules/breadcrumb-data';
import { linkListData } from '~/features/catalog/rules/item-list-data';
import { translate } from '~/locale/translator';
import { metaDescription } from '~/routing/meta-text';
import type { PageMeta, SiteMeta } from '~/routing/page-meta';
import type { ListView } from './list-view';
import { pageAddress } from './rules/canonical';

type ListingPage = {
  readonly title: string;
  /** Text or HTML. */
  readonly description: string;
  /** Breadcrumbs from the front page down to the listing itself. */
  readonly crumbs: readonly Step[];
  readonly list: Pick<ListView, 'path' | 'query' | 'cards' | 'start' | 'pages' | 'isFiltered' | 'total' | 'image'>;
  readonly alternates?: PageMeta['alternates'];
};

type NamedListing = Omit<ListingPage, 'crumbs'> & { readonly name: string; readonly parents: readonly Step[] };

/** Meta data of a listing with a name below others: a group or a brand. */
export function namedListingMeta({ name, parents, ...listing }: NamedListing, site: SiteMeta): PageMeta {
  return listingMeta({ ...listing, crumbs: [...parents, { label: name }] }, site);
}

/**
 * Meta data of a listing. The canonical address has neither filters nor sort; filtered and empty lists are not indexed;
 * every page of a list has its own title and description. Pages after the first have no language alternates, because in
 * other languages the same products may be on another page.
 */
export function listingMeta({ title, description, crumbs, list, alternates }: ListingPage, site: SiteMeta): PageMeta {
  const { path, cards, start, pages, isFiltered, total, image } = list;
  const { page } = list.query;
  const t = translate(site.language, 'listing');
  const text = metaDescription(description);
  const noindex = isFiltered || total === 0;
  return {
    title: page > 1 ? t('page.title', { title, page }) : title,
    description: page > 1 && text !== '' ? t('page.description', { text, page }) : text,
    image,
    canonical: pageAddress(path, page),
    previous: page > 1 ? pageAddress(path, page - 1) : undefined,
    next: page < pages ? pageAddress(path, page + 1) : undefined,
    noindex,
    alternates: page > 1 ? {} : alternates,
    jsonLd:
      noindex || !import.meta.env.SSR
        ? []
        : [
            breadcrumbData(crumbs, site.origin, path),
            linkListData(
              cards.map((card) => {
                const { manufacturer, name, to } = unpackCard(card);
                return { name: productTitle(manufacturer, name), to };
              }),
              site.origin,
              start,
            ),
          ],
  };
}
