import { Link } from '@remix-run/react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import { ListWords } from './list-head';

/** A subgroup of a department. */
export type GroupTile = {
  readonly label: string;
  readonly to: string;
  /** Number of its products; null when unknown. */
  readonly count: number | null;
  readonly picture: ShopPicture | null;
};

type DepartmentHeadProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly description: ListDescription;
  /** What the department shows of itself. */
  readonly picture: ShopPicture | null;
  readonly groups: readonly GroupTile[];
  readonly list: ListView;
};

/** The head of a group at the root: its picture, its name and its subgroups with a picture of their goods. */
export function DepartmentHead({ crumbs, title, description, picture, groups, list }: DepartmentHeadProps) {
  const t = useT('listing');
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className="group-head">
        <ListWords title={title} description={description} list={list} />
        {picture && (
          <div className="group-head-face">
            <Plate picture={picture} use="tile" alt="" priority="high" />
          </div>
        )}
        <GroupTiles label={t('groups')} groups={groups} />
      </div>
    </>
  );
}

type GroupTilesProps = {
  readonly label: string;
  readonly groups: readonly GroupTile[];
  /** The links lead to a part of a list that search engines know otherwise. */
  readonly rel?: 'nofollow';
};

/** Groups, each with a picture of its goods; on a phone in one row that scrolls. */
export function GroupTiles({ label, groups, rel }: GroupTilesProps) {
  if (groups.length === 0) return null;
  return (
    <nav className="group-tiles" aria-label={label}>
      {groups.map((group) => (
        <Link key={group.to} to={group.to} className="group-tile" rel={rel}>
          <Plate picture={group.picture} use="group" alt="" />
          <span>{group.label}</span> {group.count !== null && <small className="muted">{group.count}</small>}
        </Link>
      ))}
    </nav>
  );
}
