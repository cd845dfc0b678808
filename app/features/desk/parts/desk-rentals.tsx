import { Link } from '@remix-run/react';
import type { DeskRentals } from '~/api/rental';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { DeskTable } from './desk-table';
import { MissingMark } from './missing-mark';

/** Every rental item with its day's price and stores, and the way to a new one. */
export function DeskRentalList({ items, known_stores: stores }: DeskRentals) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const format = usePrice();
  const nameOf = new Map(stores.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewRental', language)}>
          {t('rentals.new')}
        </Link>
      </p>
      {items.length === 0 ? (
        <EmptyState title={t('rentals.none')} />
      ) : (
        <DeskTable
          label={t('rentals.title')}
          columns={[t('rentals.name'), t('rentals.day'), t('rentals.stores'), t('missing')]}
        >
          {items.map(({ id, names, day_price: day, stores: own, missing }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={pathTo('deskRental', language, { rental: String(id) })}>
                  {names[language] ?? names.fi ?? Object.values(names)[0] ?? '–'}
                </Link>
              </th>
              <td className="num">{format(Math.round(day * 100))}</td>
              <td>{own.map((slug) => nameOf.get(slug) ?? slug).join(', ') || '–'}</td>
              <td>{missing > 0 ? <MissingMark /> : '–'}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  );
}
