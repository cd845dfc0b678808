import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DESK_PAGES, type DeskPageName } from '../desk-pages';

type DeskFrameProps = { readonly title: string; readonly page: DeskPageName; readonly children: ReactNode };

/** A page of the desk: its navigation above, as the pages are wide. */
export function DeskFrame({ title, page, children }: DeskFrameProps) {
  const t = useT('desk');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap page desk">
      <nav aria-label={t('nav')} className="desk-nav">
        <ul>
          {DESK_PAGES.map((each) => (
            <li key={each}>
              <Link to={pathTo(each, language)} aria-current={each === page ? 'page' : undefined}>
                {t(`page.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
