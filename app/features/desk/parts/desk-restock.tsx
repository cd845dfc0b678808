import type { DeskPage, WaitedVariant } from '~/api/desk';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { pathToSlug } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';

type DeskRestockProps = { readonly list: DeskPage<WaitedVariant>; readonly page: number };

/** Variants that people wait for: what to order from the supplier. */
export function DeskRestock({ list, page }: DeskRestockProps) {
  const t = useT('desk');
  if (list.count === 0) return <EmptyState title={t('restock.none')} />;
  return (
    <>
      <div className="desk-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('restock.product')}</th>
              <th scope="col">{t('restock.code')}</th>
              <th scope="col">{t('restock.people')}</th>
              <th scope="col">{t('restock.since')}</th>
              <th scope="col">{t('restock.stock')}</th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
      <DeskPager screen="deskRestock" page={page} pageCount={list.pageCount} />
    </>
  );
}
