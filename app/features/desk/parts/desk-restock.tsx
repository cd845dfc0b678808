import type { DeskPage, WaitedVariant } from '~/api/desk';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { pathToSlug } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

type DeskRestockProps = { readonly list: DeskPage<WaitedVariant>; readonly page: number };

/** Variants that people wait for: what to order from the supplier. */
export function DeskRestock({ list, page }: DeskRestockProps) {
  const t = useT('desk');
  if (list.count === 0) return <EmptyState title={t('restock.none')} />;
  return (
    <>
      <DeskTable
        label={t('page.deskRestock')}
        columns={[t('restock.product'), t('restock.code'), t('restock.people'), t('restock.since'), t('restock.stock')]}
      >
        {list.rows.map(({ id, model, modelName, code, people, oldest, stock }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink to={pathToSlug(model)}>{modelName}</TextLink>
            </th>
            <td>{code}</td>
            <td className="num">{people}</td>
            <td className="num">{formatDate(oldest)}</td>
            <td className="num">{stock}</td>
          </tr>
        ))}
      </DeskTable>
      <DeskPager screen="deskRestock" page={page} pageCount={list.pageCount} />
    </>
  );
}
