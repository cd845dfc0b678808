import { Form, Link } from '@remix-run/react';
import type { ListedOffer } from '~/api/desk-offers';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { DeskTable } from './desk-table';

/** Offers for segments of customers, with the way to end one. */
export function DeskOfferList({ offers }: { readonly offers: readonly ListedOffer[] }) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const columns = [
    t('offers.name'),
    t('offers.segment'),
    t('offers.percentage'),
    t('offers.what'),
    t('periods.from'),
    t('periods.until'),
    t('periods.state'),
    t('periods.end'),
  ];
  return (
    <>
      <p>
        <Link className="btn btn-solid" to={pathTo('deskNewOffer', language)}>
          {t('offers.new')}
        </Link>
      </p>
      {offers.length === 0 ? (
        <EmptyState title={t('offers.none')} />
      ) : (
        <DeskTable label={t('offers.title')} columns={columns}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </DeskTable>
      )}
    </>
  );
}

function OfferRow({ offer }: { readonly offer: ListedOffer }) {
  const t = useT('desk-selling');
  return (
    <tr>
      <th scope="row">{offer.name}</th>
      <td>{t(`offers.segment.${offer.segment}`)}</td>
      <td className="num">{offer.percentage}</td>
      <td>{t('offers.covers', { models: offer.models, groups: offer.groups })}</td>
      <td className="num">{formatDateTime(offer.starts)}</td>
      <td className="num">{formatDateTime(offer.ends)}</td>
      <td>{t(`periods.state.${offer.state}`)}</td>
      <td>
        {offer.state !== 'over' && (
          <Form method="post">
            <input type="hidden" name="offer" value={offer.id} />
            <Button look="line" size="s">
              {t(offer.state === 'planned' ? 'periods.takeBack' : 'periods.endNow')}
              <VisuallyHidden> {offer.name}</VisuallyHidden>
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
