import type { ActionFunction, ActionFunctionArgs, LoaderFunction, LoaderFunctionArgs } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { type RouteSlugs, readRouteSlugs } from '~/api/content';
import { type SlugKind, slugKind } from '~/features/shell/slug-kind';
import { type ShopContext, shopContext } from '~/server/context.server';
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

const NO_SLUGS: RouteSlugs = { staticPages: new Set(), tabbedPages: new Set(), manufacturers: new Set() };

/** A backend without the call knows product groups only. */
async function slugsOf({ api }: ShopContext): Promise<RouteSlugs> {
  try {
    return await readRouteSlugs(api);
  } catch (error) {
    if (isMissing(error)) return NO_SLUGS;
    throw error;
  }
}

async function kindOf(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<SlugKind> {
  const context = await shopContext(args);
  return slugKind(context.params['slug'] ?? '', await slugsOf(context));
}

type WithInit = { readonly type: 'DataWithResponseInit'; readonly data: object; readonly init: ResponseInit | null };

function hasInit(result: unknown): result is WithInit {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit';
}

/**
 * Finds out what the path is and runs that screen's loader. The screen finds its own data under `useLoaderData`, with
 * `kind` beside them.
 */
export async function loadSlug(args: LoaderFunctionArgs): Promise<{ kind: SlugKind }> {
  const kind = await kindOf(args);
  const result: unknown = await modules[kind].loader?.(args);
  if (result instanceof Response) throw result;
  if (hasInit(result)) return { ...result, data: { ...result.data, kind } } as unknown as { kind: SlugKind };
  return { ...(result as object), kind };
}

/** Runs the action of the screen that the path is. */
export async function submitToSlug(args: ActionFunctionArgs): Promise<unknown> {
  const { action } = modules[await kindOf(args)];
  if (!action) throw new Response(null, { status: 405 });
  return action(args);
}
