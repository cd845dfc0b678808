import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DESK_GROUPS, type DeskPageName } from '../desk-pages';

type DeskFrameProps = { readonly title: string; readonly page: DeskPageName; readonly children: ReactNode };

/** A page of the desk with its navigation: beside it on wide screens, else folded above it. */
export function DeskFrame({ title, page, children }: DeskFrameProps) {
  const t = useT('desk');
  return (
    <main id="main" className="wrap page desk">
      <nav aria-label={t('nav')} className="desk-nav">
        <details>
          <summary>
            {t('nav')} <span>{t(`page.${page}`)}</span>
          </summary>
          <div className="desk-nav-groups">
            {DESK_GROUPS.map((group) => (
              <DeskGroup key={group.name} group={group} page={page} />
            ))}
          </div>
        </details>
      </nav>
      <div className="desk-page">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

function DeskGroup({ group, page }: { readonly group: (typeof DESK_GROUPS)[number]; readonly page: DeskPageName }) {
  const t = useT('desk');
  const { language } = useLocale();
  const heading = `desk-group-${group.name}`;
  return (
    <div>
      <p id={heading}>{t(`group.${group.name}`)}</p>
      <ul aria-labelledby={heading}>
        {group.pages.map((each) => (
          <li key={each}>
            <Link to={pathTo(each, language)} aria-current={each === page ? 'page' : undefined}>
              {t(`page.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
