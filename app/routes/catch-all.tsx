import type { MetaFunction } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { needs } from '~/locale/translator';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { backgroundLoader } from '~/routing/background-load';
import { unlessShown } from '~/routing/shown-address';
import { loadSlug, submitToSlug } from './catch-all.server';
import { isSlugKind, loadAllSlugScreens, loadSlugScreen, loadWholeSlugScreen, slugScreen } from './slug-screens';

const KIND_META = 'screen-kind';

/** The page being hydrated states which screen it needs; the others are loaded when they are opened. */
async function readyFirstScreen(): Promise<void> {
  const kind = document.querySelector<HTMLMetaElement>(`meta[name="${KIND_META}"]`)?.content;
  if (isSlugKind(kind)) await loadSlugScreen(kind);
}

if (import.meta.env.SSR) await loadAllSlugScreens();
else await readyFirstScreen();

export const handle = { i18n: await needs('common') };

export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = args.data?.kind;
  if (!isSlugKind(kind)) return [{ name: 'robots', content: 'noindex' }];
  return [...(slugScreen(kind)?.meta?.(args as never) ?? []), { name: KIND_META, content: kind }];
};

export const loader = loadSlug;

export const action = submitToSlug;

/** A submission that was not answered leaves the page as it is, and so does a list that says in the address what it shows. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return revalidateIfAnswered(args) && unlessShown(args);
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const data = await backgroundLoader<Awaited<ReturnType<typeof loader>>>(args);
  // the page that is open has its parts, or the server's markup of them
  const isOpen = new URL(args.request.url).pathname === location.pathname;
  if (data) await (isOpen ? loadSlugScreen : loadWholeSlugScreen)(data.kind);
  return data;
}

export default function SlugRoute() {
  const { kind } = useLoaderData<typeof loader>();
  const Screen = slugScreen(kind)?.default;
  return Screen ? <Screen key={kind} /> : null;
}
