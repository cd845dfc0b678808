import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DESK_GROUPS, type DeskPageName, STAFF_GROUPS } from '../desk-pages';

type DeskFrameProps = {
  readonly title: string;
  readonly page: DeskPageName;
  /** False: the person is staff and no administrator, and sees only what staff may open. */
  readonly isAdmin?: boolean;
  readonly children: ReactNode;
};

/** A page of the desk with its navigation: beside it on wide screens, else folded above it. */
export function DeskFrame({ title, page, isAdmin = true, children }: DeskFrameProps) {
  const t = useT('desk');
  return (
    <main id="main" className="wrap page desk">
      <nav aria-label={t('nav')} className="desk-nav">
        <details>
          <summary>
            {t('nav')} <span>{t(`page.${page}`)}</span>
          </summary>
          <div className="desk-nav-groups">
            {(isAdmin ? DESK_GROUPS : STAFF_GROUPS).map((group) => (
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

type DeskGroupProps = { readonly group: (typeof STAFF_GROUPS)[number]; readonly page: DeskPageName };

function DeskGroup({ group, page }: DeskGroupProps) {
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
