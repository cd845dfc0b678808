import { useT } from '~/locale/translator';
import { ArrowLink, PlainLink } from '~/ui/text-link';
import type { NavGroup } from './nav-types';
import { useNavPanels } from './use-nav-panels';

type MainNavProps = {
  readonly groups: readonly NavGroup[];
  /** Path of the page, to mark the group one is in. */
  readonly currentPath: string;
};

/** Whether a page belongs to an entry: the entry's own page or one below it. */
export function isWithin(currentPath: string, to: string): boolean {
  return to !== '/' && currentPath.startsWith(to);
}

/** The groups of the shop; an entry with groups of its own unfolds a panel across the page. */
export function MainNav({ groups, currentPath }: MainNavProps) {
  const t = useT('shell');
  const list = useNavPanels();
  return (
    <nav className="nav" aria-label={t('nav.label')}>
      <ul ref={list}>
        {groups.map((group) => (
          <li key={group.to}>
            {group.columns && group.columns.length > 0 ? (
              <details name="main-nav">
                <summary className="nav-item" aria-current={isWithin(currentPath, group.to) ? 'true' : undefined}>
                  {group.label}
                </summary>
                <NavPanel group={group} />
              </details>
            ) : (
              <PlainLink target={group} className="nav-item" current={isWithin(currentPath, group.to)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavPanel({ group }: { readonly group: NavGroup }) {
  const t = useT('shell');
  return (
    <div className="nav-panel">
      <div className="wrap">
        <ArrowLink to={group.to}>{t('nav.all', { name: group.label })}</ArrowLink>
        <ul className="nav-cols">
          {group.columns?.map((column) => (
            <li key={column.to}>
              <PlainLink target={column} />
              {column.links.length > 0 && (
                <ul>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <PlainLink target={link} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
