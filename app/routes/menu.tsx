import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useParams,
  useRouteLoaderData,
} from '@remix-run/react';
import { readMenuPlace } from '~/features/shell/menu-levels';
import { loadMenu } from '~/features/shell/menu-screen.server';
import { MenuPage } from '~/features/shell/parts/menu-page';
import { needs } from '~/locale/translator';
import { unpack } from '~/rendering/packed';
import type { loader as rootLoader } from '~/root';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('shell', 'menu') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export const loader = loadMenu;

/** A step in the menu needs no new data: the groups are already loaded. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = formMethod === undefined && currentUrl.href !== nextUrl.href;
  return isStep ? false : defaultShouldRevalidate;
}

export default function MenuScreen() {
  const { title, sections, tools } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { '*': slug = '' } = useParams();
  const { search } = useLocation();
  const groups = root ? unpack(root.shell.nav).groups : [];
  const place = readMenuPlace(groups, slug.replace(/\/$/, ''), search);
  return (
    <MenuPage
      title={title}
      shopName={root?.site.shopName ?? ''}
      groups={groups}
      place={place}
      sections={sections}
      tools={tools}
    />
  );
}
