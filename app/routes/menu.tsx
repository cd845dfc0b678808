import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { menuLevels } from '~/features/shell/menu-levels';
import { MobileNav } from '~/features/shell/parts/mobile-nav';
import { languageTable } from '~/locale/languages';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { loader as rootLoader } from '~/root';
import { pageMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('shell') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await shopContext(args);
  return { title: t('shell')('menu'), closeTo: safeRedirect(url.searchParams.get('next')) };
}

export default function MenuScreen() {
  const { title, closeTo } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const [search] = useSearchParams();
  const t = useT('shell');
  const { language, currency } = useLocale();
  const chosen = { group: search.get('group'), child: search.get('child') };
  const words = { departments: t('menu.departments'), all: (name: string) => t('nav.all', { name }) };
  const isLoggedIn = root?.personal.isLoggedIn ?? false;
  return (
    <main id="main" className="wrap">
      <h1 className="sr">{title}</h1>
      <MobileNav
        shopName={root?.site.shopName ?? ''}
        levels={menuLevels(root?.shell.groups ?? [], chosen, language, words)}
        footLinks={[
          { icon: 'account', label: isLoggedIn ? t('account') : t('loginOrJoin'), to: pathTo('account', language) },
          { icon: 'pin', label: t('storesAndHours'), to: pathTo('stores', language) },
          { icon: 'truck', label: t('footer.tracking'), to: pathTo('viewOrder', language) },
          { icon: 'return', label: t('footer.complaint'), to: pathTo('reclamation', language) },
          {
            icon: 'flag',
            label: `${languageTable[language].name} · ${currency.toUpperCase()}`,
            to: pathTo('locale', language),
          },
        ]}
        closeTo={closeTo}
      />
    </main>
  );
}
