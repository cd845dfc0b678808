import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import type { ComponentType } from 'react';
import type { SlugKind } from '~/features/shell/slug-kind';

/** The parts of a route module that the catch-all route uses. */
export type SlugScreen = {
  readonly default: ComponentType;
  readonly meta?: (args: MetaArgs) => MetaDescriptor[] | undefined;
  /** Loads what the browser needs in addition to make the page itself. */
  readonly loadParts?: () => Promise<unknown>;
};

/** The screens of the catch-all route; the browser loads each only when a path of its kind is opened. */
const screenLoaders: Record<SlugKind, () => Promise<unknown>> = {
  tabs: () => import('./content/tabs'),
  page: () => import('./content/page'),
  brand: () => import('./catalog/brand'),
  product: () => import('./catalog/product'),
  productGroup: () => import('./catalog/product-group'),
};

const ready = new Map<SlugKind, SlugScreen>();

export function isSlugKind(value: unknown): value is SlugKind {
  return typeof value === 'string' && Object.hasOwn(screenLoaders, value);
}

/** Loads a kind's screen, so that `slugScreen` returns it. A page from the server needs no more. */
export async function loadSlugScreen(kind: SlugKind): Promise<void> {
  if (!ready.has(kind)) ready.set(kind, (await screenLoaders[kind]()) as SlugScreen);
}

/** Loads a kind's screen whole, for a page that the browser makes. */
export async function loadWholeSlugScreen(kind: SlugKind): Promise<void> {
  await loadSlugScreen(kind);
  await ready.get(kind)?.loadParts?.();
}

/** A kind's screen, if loaded. */
export function slugScreen(kind: SlugKind): SlugScreen | undefined {
  return ready.get(kind);
}

/** Loads all screens, on the server. */
export async function loadAllSlugScreens(): Promise<void> {
  await Promise.all((Object.keys(screenLoaders) as SlugKind[]).map(loadSlugScreen));
}
