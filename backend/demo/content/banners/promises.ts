import { DELIVERY_PAGE } from '../pages/delivery-page';
import { RETURNS_PAGE } from '../pages/returns-page';
import { same, six } from '../six';
import { type DemoBanner, toPage } from './banner';

const EMPTY = same('');
const STORES = six('/myymalat/', '/stores/', '/butiker/', '/filialen/', '/magasins/', '/magaziny/');

/** Lines of the notice bar, the weightiest first; the marks are those of `fillEditorText`. */
export const PROMISES: readonly DemoBanner[] = [
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      '[Maksuton toimitus, kun tilaus on vähintään {free_delivery}]',
      '[Free delivery from {free_delivery}]',
      '[Fri leverans från {free_delivery}]',
      '[Kostenloser Versand ab {free_delivery}]',
      '[Livraison offerte dès {free_delivery} d’achat]',
      '[Бесплатная доставка от {free_delivery}]',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: toPage(DELIVERY_PAGE.slug),
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      '100 päivän palautusoikeus',
      '100 days to return',
      '100 dagars öppet köp',
      '100 Tage Rückgaberecht',
      '100 jours pour changer d’avis',
      '100 дней на возврат',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: toPage(RETURNS_PAGE.slug),
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      'Nouto kuudesta myymälästä',
      'Pick up from six stores',
      'Hämta i sex butiker',
      'Abholung in sechs Filialen',
      'Retrait dans six magasins',
      'Самовывоз из шести магазинов',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: STORES,
  },
  {
    kind: 'text',
    cropPoint: 'center',
    title: EMPTY,
    heading: six(
      'Inventaario maanantaina: myymälät avautuvat kello 12',
      'Stocktaking on Monday: stores open at noon',
      'Inventering på måndag: butikerna öppnar kl. 12',
      'Inventur am Montag: Filialen öffnen um 12 Uhr',
      'Inventaire lundi : les magasins ouvrent à midi',
      'В понедельник инвентаризация: магазины открываются в 12:00',
    ),
    subText: EMPTY,
    buttonText: EMPTY,
    url: STORES,
    days: [40, 42],
  },
];
