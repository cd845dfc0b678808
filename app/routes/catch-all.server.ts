import type { ActionFunction, ActionFunctionArgs, LoaderFunction, LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readRouteSlugs, readStaticPage, readTabbedPage } from '~/api/content';
import { findProductGroup } from '~/api/listing';
import { getBrandPage, getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { type SlugKind, slugKind } from '~/features/shell/slug-kind';
import { withFields } from '~/rendering/remix-adapter';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectIfMoved } from '~/server/moved-page.server';
import * as brand from './catalog/brand';
import * as product from './catalog/product';
import * as productGroup from './catalog/product-group';
import * as page from './content/page';
import * as tabs from './content/tabs';

type Module = { readonly loader?: LoaderFunction; readonly action?: ActionFunction };

const modules: Record<SlugKind, Module> = {
  brand: brand as Module,
  product: product as Module,
  productGroup: productGroup as Module,
  page: page as Module,
  tabs: tabs as Module,
};

/** Max number of path segments of a tab and a nested tab, after the page's own. */
const MAX_TAB_DEPTH = 2;

/**
 * Determines the page kind of a path while the slugs are unavailable, by what the backend has under it, groups first.
 * Errors of a page are ignored here.
 */
async function kindByProbing({ api, locale }: ShopContext, path: string): Promise<SlugKind> {
  const slug = path.toLowerCase();
  const [first = '', ...others] = slug.split('/');
  const last = others.at(-1) ?? first;
  const isOne = last === slug;
  const isThere = (work: Promise<unknown>) =>
    work.then(
      (found) => found !== null && found !== undefined,
      (error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    );
  const [group, tabs, brand, page, product] = await Promise.all([
    isThere(findProductGroup(api, slug)),
    others.length <= MAX_TAB_DEPTH && isThere(readTabbedPage(api, first)),
    isOne && isThere(getBrandPage(api, slug)),
    isOne && isThere(readStaticPage(api, slug)),
    !isOne && isThere(getModel(api, { slug: last, taxAreaId: locale.taxAreaId })),
  ]);
  if (group) return 'productGroup';
  if (product) return 'product';
  if (tabs) return 'tabs';
  if (brand) return 'brand';
  return page ? 'page' : 'productGroup';
}

/**
 * Determines the page kind of a path by the backend's slugs; while those are unavailable, by what the backend has under the
 * path.
 */
async function kindOf(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<SlugKind> {
  const context = await shopContext(args);
  const path = context.params['slug'] ?? '';
  try {
    return slugKind(path, await readRouteSlugs(withShortTimeout(context.api)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return kindByProbing(context, path);
  }
}

/** Runs the loader of a kind of page; for a page that it does not find, asks whether the address has moved. */
async function loadKind(kind: SlugKind, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return await modules[kind].loader?.(args);
  } catch (error) {
    if (error instanceof Response && error.status === 404) await redirectIfMoved(await shopContext(args));
    throw error;
  }
}

/**
 * Determines the page kind and runs that screen's loader. The screen's `useLoaderData` returns its data with `kind` added.
 */
export async function loadSlug(args: LoaderFunctionArgs): Promise<{ kind: SlugKind }> {
  const kind = await kindOf(args);
  const result: unknown = await loadKind(kind, args);
  if (result instanceof Response) throw result;
  return withFields(result ?? {}, { kind });
}

/** Runs the action of the path's screen. */
export async function submitToSlug(args: ActionFunctionArgs): Promise<unknown> {
  const { action } = modules[await kindOf(args)];
  if (!action) throw new Response(null, { status: 405 });
  return action(args);
}
