import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import type { ComponentType } from 'react';
import type { SlugKind } from '~/features/shell/slug-kind';

/** The part of a route module that the catch-all shows in its own place. */
export type SlugScreen = {
  readonly default: ComponentType;
  readonly meta?: (args: MetaArgs) => MetaDescriptor[] | undefined;
};

/** The screens behind the catch-all, each fetched by the browser only when a path of its kind is opened. */
const sources: Record<SlugKind, () => Promise<unknown>> = {
  tabs: () => import('./content/tabs'),
  page: () => import('./content/page'),
  brand: () => import('./catalog/brand'),
  product: () => import('./catalog/product'),
  productGroup: () => import('./catalog/product-group'),
};

const ready = new Map<SlugKind, SlugScreen>();

export function isSlugKind(value: unknown): value is SlugKind {
  return typeof value === 'string' && Object.hasOwn(sources, value);
}

/** Fetches a kind's screen; afterwards `slugScreen` has it. */
export async function readySlugScreen(kind: SlugKind): Promise<void> {
  if (!ready.has(kind)) ready.set(kind, (await sources[kind]()) as SlugScreen);
}

/** A kind's screen, once it is ready. */
export function slugScreen(kind: SlugKind): SlugScreen | undefined {
  return ready.get(kind);
}

/** On the server all of them. */
export async function readyAllSlugScreens(): Promise<void> {
  await Promise.all((Object.keys(sources) as SlugKind[]).map(readySlugScreen));
}
