import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Chip } from '~/ui/chip';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { CatalogData, GroupLinks } from '../load-catalog.server';
import { BrowseHead } from './browse-head';

/** All product groups of the shop, by department. */
export function CatalogPage({ data }: { readonly data: CatalogData }) {
  const t = useT('browse');
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <main id="main" className="wrap section-end" onClick={follow}>
      <BrowseHead crumbs={data.crumbs} title={data.title} text={data.text} />
      <nav className="chips" aria-label={t('catalog.lists')}>
        {data.lists.map(({ label, to }) => (
          <Chip key={to} to={to}>
            {label}
          </Chip>
        ))}
      </nav>
      {data.departments.map(({ label, to, inside, count, picture }) => (
        <section key={to} className="department">
          <a className="department-head" href={to}>
            <Plate picture={picture} use="line" alt="" />
            <div>
              <h2>{label}</h2>
              {count !== null && <small className="muted">{t('products', { count })}</small>}
            </div>
          </a>
          <div className="department-groups">
            {inside.map((group) => (
              <GroupList key={group.to} {...group} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function GroupList({ label, to, inside }: GroupLinks) {
  return (
    <div>
      <h3>
        <a href={to}>{label}</a>
      </h3>
      {inside.length > 0 && (
        <ul>
          {inside.map((group) => (
            <li key={group.to}>
              <a href={group.to}>{group.label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
