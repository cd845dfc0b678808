import type { MetaFunction } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { needs } from '~/locale/translator';
import { besidePageLoader } from '~/routing/beside-page';
import { loadSlug, submitToSlug } from './catch-all.server';
import { isSlugKind, readyAllSlugScreens, readySlugScreen, slugScreen } from './slug-screens';

const KIND_META = 'screen-kind';

/** The page that is being hydrated says which screen it needs; the others are fetched when they are opened. */
async function readyFirstScreen(): Promise<void> {
  const kind = document.querySelector<HTMLMetaElement>(`meta[name="${KIND_META}"]`)?.content;
  if (isSlugKind(kind)) await readySlugScreen(kind);
}

if (import.meta.env.SSR) await readyAllSlugScreens();
else await readyFirstScreen();

export const handle = { i18n: await needs('common') };

export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = args.data?.kind;
  if (!isSlugKind(kind)) return [{ name: 'robots', content: 'noindex' }];
  return [...(slugScreen(kind)?.meta?.(args as never) ?? []), { name: KIND_META, content: kind }];
};

export const loader = loadSlug;

export const action = submitToSlug;

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const data = await besidePageLoader<Awaited<ReturnType<typeof loader>>>(args);
  if (data) await readySlugScreen(data.kind);
  return data;
}

export default function SlugRoute() {
  const { kind } = useLoaderData<typeof loader>();
  const Screen = slugScreen(kind)?.default;
  return Screen ? <Screen key={kind} /> : null;
}
