import { memo, type ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useCachedMarkup } from '~/rendering/cached-markup';
import { type Packed, packedKey, unpack } from '~/rendering/packed';
import { Icon } from '~/ui/icon';
import type { NavColumn, NavData, NavGroup } from './nav-types';
import { PlainAnchor } from './plain-anchor';
import { useNavPanels } from './use-nav-panels';

/** Number of entries in the row. The others are in the last entry's panel. */
const MAX_ENTRIES = 7;

type MainNavProps = {
  readonly nav: Packed<NavData>;
  /** Path of the page, to mark the current group. */
  readonly currentPath: string;
};

/** Whether a page belongs to an entry: the entry's own page or one below it. */
export function isWithin(currentPath: string, to: string): boolean {
  return to !== '/' && currentPath.startsWith(to);
}

/** The shop's product groups; an entry with subgroups opens a panel across the page. */
export function MainNav({ nav, currentPath }: MainNavProps) {
  const current = unpack(nav).groups.findIndex(({ to }) => isWithin(currentPath, to));
  return <NavRow nav={nav} current={current} />;
}

type NavRowProps = {
  readonly nav: Packed<NavData>;
  /** Index of the page's entry; -1 for none. */
  readonly current: number;
};

const NavRow = memo(function NavRow({ nav, current }: NavRowProps) {
  const t = useT('shell');
  const list = useNavPanels();
  const inside = useCachedMarkup({ shown: packedKey(nav), place: `nav ${current}` }, NavEntries, { nav, current });
  return (
    <nav className="nav" aria-label={t('nav.label')}>
      <ul ref={list} {...inside} />
    </nav>
  );
});

/** The entries of the row. Memoised: it reads no context. */
function NavEntries({ nav, current }: NavRowProps) {
  const { groups, all, more } = unpack(nav);
  const rest = groups.slice(MAX_ENTRIES);
  return (
    <>
      {groups.slice(0, MAX_ENTRIES).map((group, index) => (
        <li key={group.to}>
          <Entry group={group} all={all} isCurrent={index === current} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details name="main-nav">
            <Summary label={more} isCurrent={current >= MAX_ENTRIES} />
            <Panel
              columns={rest.map(({ columns, picture: _, ...group }) => ({ ...group, links: columns }))}
              picture={rest.find(({ picture }) => picture)?.picture}
            />
          </details>
        </li>
      )}
    </>
  );
}

type EntryProps = { readonly group: NavGroup; readonly all: string; readonly isCurrent: boolean };

function Entry({ group, all, isCurrent }: EntryProps) {
  if (group.columns.length === 0) return <PlainAnchor target={group} className="nav-item" current={isCurrent} />;
  return (
    <details name="main-nav">
      <Summary label={group.label} isCurrent={isCurrent} />
      <Panel columns={group.columns} picture={group.picture}>
        <a className="arrow" href={group.to}>
          {all.replace('{{name}}', group.label)}
          <Icon name="arrow-right" size="s" />
        </a>
      </Panel>
    </details>
  );
}

type PanelProps = {
  readonly columns: readonly NavColumn[];
  readonly picture: NavGroup['picture'] | undefined;
  /** Above the columns. */
  readonly children?: ReactNode;
};

function Panel({ columns, picture, children }: PanelProps) {
  return (
    <div className="nav-panel">
      <div className="wrap nav-inside">
        {children}
        <Columns columns={columns} />
        {picture && (
          <span className="nav-face">
            <img src={picture} alt="" width={320} height={400} loading="lazy" decoding="async" />
          </span>
        )}
      </div>
    </div>
  );
}

function Summary({ label, isCurrent }: { readonly label: string; readonly isCurrent: boolean }) {
  return (
    <summary className="nav-item" aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </summary>
  );
}

function Columns({ columns }: { readonly columns: readonly NavColumn[] }) {
  return (
    <ul className="nav-cols">
      {columns.map((column) => (
        <li key={column.to}>
          <PlainAnchor target={column} />
          {column.links.length > 0 && (
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <PlainAnchor target={link} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
