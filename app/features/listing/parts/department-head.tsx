import { type GroupTile, GroupTiles } from '~/features/catalog/parts/group-tiles';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import { ListWords } from './list-head';

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
  const isScene = picture?.isScene === true;
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div
        className={classNames('group-head', picture !== null && (isScene ? 'group-head-scene' : 'group-head-goods'))}
      >
        <ListWords title={title} description={description} list={list} />
        {picture && (
          <div className="group-head-face">
            <Plate picture={picture} use={isScene ? 'stage' : 'tile'} alt="" priority="high" />
          </div>
        )}
        <GroupTiles label={t('groups')} groups={groups} />
      </div>
    </>
  );
}
