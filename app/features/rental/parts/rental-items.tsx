import type { RentalItem } from '~/api/rental';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { TextLink } from '~/ui/text-link';
import type { RentalData } from '../load-rental.server';

type RentalItemsProps = {
  readonly store: RentalData['stores'][number];
  /** Of all stores. */
  readonly items: readonly RentalItem[];
};

/** What one store rents out, with its prices. */
export function RentalItems({ store: { slug, name, city, to }, items }: RentalItemsProps) {
  const t = useT('rental');
  const id = `rental-${slug}`;
  return (
    <section aria-labelledby={id} className="rental-store">
      <h2 id={id}>{name}</h2>
      <p className="small">
        {city} · <TextLink to={to}>{t('hours')}</TextLink>
      </p>
      <ul className="rental-items">
        {items
          .filter(({ stores }) => stores.includes(slug))
          .map((item) => (
            <RentalCard key={item.id} item={item} />
          ))}
      </ul>
    </section>
  );
}

function RentalCard({
  item: { name, description, sizes, day, weekend, week, deposit },
}: {
  readonly item: RentalItem;
}) {
  const t = useT('rental');
  const format = usePrice();
  const prices = [
    ['day', day],
    ['weekend', weekend],
    ['week', week],
  ] as const;
  return (
    <li className="rental-card">
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      <p className="small muted">
        {sizes ? t('sizes', { sizes }) : t('oneSize')} ·{' '}
        {deposit > 0 ? t('deposit', { price: format(deposit) }) : t('noDeposit')}
      </p>
      <dl className="rental-prices">
        {prices.map(
          ([span, cents]) =>
            cents !== null && (
              <div key={span}>
                <dt>{t(span)}</dt>
                <dd className="num">{format(cents)}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}
