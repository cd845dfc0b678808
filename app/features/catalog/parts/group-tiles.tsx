import { Link } from '@remix-run/react';
import { Plate, type ShopPicture } from './plate';

/** A group of products with a picture of them. */
export type GroupTile = {
  readonly label: string;
  readonly to: string;
  /** Number of its products; null when unknown. */
  readonly count: number | null;
  readonly picture: ShopPicture | null;
};

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
