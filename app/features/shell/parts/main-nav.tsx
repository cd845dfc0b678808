import { memo } from 'react';
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
            <div className="nav-panel">
              <div className="wrap">
                <Columns columns={rest.map(({ columns, picture: _, ...group }) => ({ ...group, links: columns }))} />
              </div>
            </div>
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
      <div className="nav-panel">
        <div className="wrap nav-inside">
          <a className="arrow" href={group.to}>
            {all.replace('{{name}}', group.label)}
            <Icon name="arrow-right" size="s" />
          </a>
          <Columns columns={group.columns} />
          {group.picture && (
            <span className="nav-face">
              <img src={group.picture} alt="" width={320} height={400} loading="lazy" decoding="async" />
            </span>
          )}
        </div>
      </div>
    </details>
  );
}

function Summary({ label, isCurrent }: { readonly label: string; readonly isCurrent: boolean }) {
  return (
    <summary className="nav-item" aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </summary>
  );
}

/** Groups with groups of their own; those without stand together after them. */
function Columns({ columns }: { readonly columns: readonly NavColumn[] }) {
  const bare = columns.filter(({ links }) => links.length === 0);
  return (
    <ul className="nav-cols">
      {columns.map(
        (column) =>
          column.links.length > 0 && (
            <li key={column.to}>
              <PlainAnchor target={column} />
              <Links links={column.links} />
            </li>
          ),
      )}
      {bare.length > 0 && (
        <li className="nav-bare">
          <Links links={bare} />
        </li>
      )}
    </ul>
  );
}

function Links({ links }: { readonly links: NavColumn['links'] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <PlainAnchor target={link} />
        </li>
      ))}
    </ul>
  );
}
