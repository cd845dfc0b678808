import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { loadTabs, type TabLink } from '~/features/content/load-page.server';
import { RichText } from '~/features/content/rich-text';
import { needs, useT } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { shopContext } from '~/server/context.server';

export const handle = { i18n: await needs('common') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.html }));

export async function loader(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return { ...(await loadTabs(context)), admin: { staticWithTabs: context.params['slug'] ?? '' } };
}

export default function TabsScreen() {
  const { title, html, links } = useLoaderData<typeof loader>();
  const t = useT('common');
  return (
    <main id="main" className="wrap section">
      <nav aria-label={t('page.tabs')}>
        <TabList links={links} />
      </nav>
      <h1>{title}</h1>
      <RichText html={html} />
    </main>
  );
}

function TabList({ links }: { readonly links: readonly TabLink[] }) {
  return (
    <ul className="chips">
      {links.map((link) => (
        <li key={link.to}>
          <Link className="chip" to={link.to} aria-current={link.isActive ? 'page' : undefined}>
            {link.title}
          </Link>
          {link.isActive && link.nested.length > 0 && <TabList links={link.nested} />}
        </li>
      ))}
    </ul>
  );
}
