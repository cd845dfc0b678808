import type { RentalItem } from '~/api/rental';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { TextLink } from '~/ui/text-link';
import type { RentalData } from '../load-rental.server';

type RentalItemsProps = Pick<RentalData, 'items' | 'stores'>;

/** What is rented out, each with its prices and the stores that have it. */
export function RentalItems({ items, stores }: RentalItemsProps) {
  return (
    <ul className="rental-items">
      {items.map((item) => (
        <RentalCard key={item.id} item={item} stores={stores.filter(({ slug }) => item.stores.includes(slug))} />
      ))}
    </ul>
  );
}

type RentalCardProps = { readonly item: RentalItem; readonly stores: RentalItemsProps['stores'] };

function RentalCard({ item: { name, description, sizes, deposit, ...prices }, stores }: RentalCardProps) {
  const t = useT('rental');
  const format = usePrice();
  return (
    <li className="rental-card">
      <h2>{name}</h2>
      {description && <p>{description}</p>}
      <p className="small muted">
        {sizes ? t('sizes', { sizes }) : t('oneSize')} ·{' '}
        {deposit > 0 ? t('deposit', { price: format(deposit) }) : t('noDeposit')}
      </p>
      <ul className="rental-where" aria-label={t('stores')}>
        {stores.map(({ slug, city, name: store, to }) => (
          <li key={slug}>
            <TextLink to={to}>{city || store}</TextLink>
          </li>
        ))}
      </ul>
      <Prices {...prices} />
    </li>
  );
}

function Prices({ day, weekend, week }: Pick<RentalItem, 'day' | 'weekend' | 'week'>) {
  const t = useT('rental');
  const format = usePrice();
  const prices = [
    ['day', day],
    ['weekend', weekend],
    ['week', week],
  ] as const;
  return (
    <dl className="rental-prices">
      {prices.map(
        ([span, cents]) =>
          cents !== null && (
            <div key={span}>
              <dt>{t(span)}</dt>
              <dd>{format(cents)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
