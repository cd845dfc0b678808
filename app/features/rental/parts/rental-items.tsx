import { Plate } from '~/features/catalog/parts/plate';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ArrowLink, TextLink } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { RentalData } from '../load-rental.server';

type RentalItemsProps = Pick<RentalData, 'items' | 'stores'>;
type RentalItem = RentalItemsProps['items'][number];

/** What is rented out, each with its prices and the stores that have it. */
export function RentalItems({ items, stores }: RentalItemsProps) {
  return (
    <ul className="rental-items">
      {items.map((item, place) => (
        <RentalCard
          key={item.id}
          item={item}
          stores={stores.filter(({ slug }) => item.stores.includes(slug))}
          isFirst={place < FIRST_ROW}
        />
      ))}
    </ul>
  );
}

/** Items whose pictures are in sight when the page opens. */
const FIRST_ROW = 4;

type RentalCardProps = {
  readonly item: RentalItem;
  readonly stores: RentalItemsProps['stores'];
  readonly isFirst: boolean;
};

function RentalCard({ item, stores, isFirst }: RentalCardProps) {
  const { id, name, description, sizes, deposit, picture, ...prices } = item;
  const t = useT('rental');
  const common = useT('common');
  const { language } = useLocale();
  const format = usePrice();
  return (
    <li className="rental-card">
      <Plate picture={picture} use="card" alt={picture?.caption ?? ''} priority={isFirst ? 'eager' : 'lazy'} />
      <div className="rental-words">
        <h2>{name}</h2>
        {description && <p>{description}</p>}
        <ul className="rental-facts">
          <li>{sizes ? t('sizes', { sizes }) : t('oneSize')}</li>
          <li>{deposit > 0 ? t('deposit', { price: format(deposit) }) : t('noDeposit')}</li>
        </ul>
        <ul className="rental-where" aria-label={t('stores')}>
          {stores.map(({ slug, city, name: store, to }) => (
            <li key={slug}>
              <TextLink to={to}>{city || store}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="rental-deal">
        <Prices {...prices} />
        <p>
          <ArrowLink to={pathTo('ask', language, {}, { subject: 'rental', item: String(id) })} rel="nofollow">
            {t('askItem')}
            <VisuallyHidden>{labelled(common, '', name)}</VisuallyHidden>
          </ArrowLink>
        </p>
      </div>
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
