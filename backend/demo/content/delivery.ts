import type { DeliveryZone } from './reference';
import { type Six, six } from './six';

/**
 * Euro cents gross, the goods total from which it is free, and working days where they are not the zone's own: product pages promise
 * those, and a checkout must not promise less.
 */
export type ZonePrice = { price: number; freeFrom?: number; days?: readonly [from: number, to: number] };

export type DemoDeliveryMethod = {
  slug: string;
  kind: 'pickup_point' | 'home' | 'store';
  carrier: string;
  name: Six;
  description: Six;
  prices: Partial<Record<DeliveryZone, ZonePrice>>;
  /** Beginnings of postcodes that the method does not reach, by country. */
  excluded?: Readonly<Record<string, readonly string[]>>;
};

export const DEMO_DELIVERY_METHODS: readonly DemoDeliveryMethod[] = [
  {
    slug: 'noutopiste',
    kind: 'pickup_point',
    carrier: 'Posti',
    name: six(
      'Noutopiste tai automaatti',
      'Pick-up point or locker',
      'Utlämningsställe eller paketbox',
      'Abholstation oder Paketautomat',
      'Point de retrait ou consigne',
      'Пункт выдачи или постамат',
    ),
    description: six(
      'Paketti odottaa seitsemän päivää.',
      'Your parcel waits for seven days.',
      'Paketet väntar i sju dagar.',
      'Das Paket wartet sieben Tage.',
      'Le colis vous attend sept jours.',
      'Посылка ждёт семь дней.',
    ),
    prices: {
      home: { price: 490, freeFrom: 7900 },
      nordic: { price: 790, freeFrom: 12900 },
      eu: { price: 990, freeFrom: 19900 },
    },
  },
  {
    slug: 'kotiinkuljetus',
    kind: 'home',
    carrier: 'Posti',
    name: six(
      'Kotiinkuljetus',
      'Home delivery',
      'Hemleverans',
      'Lieferung nach Hause',
      'Livraison à domicile',
      'Доставка домой',
    ),
    description: six(
      'Kuljettaja soittaa ennen tuloaan.',
      'The driver calls before arriving.',
      'Chauffören ringer före leverans.',
      'Der Fahrer ruft vorher an.',
      'Le livreur appelle avant de passer.',
      'Курьер позвонит перед приездом.',
    ),
    prices: {
      home: { price: 990, freeFrom: 14900 },
      nordic: { price: 1490, freeFrom: 24900 },
      eu: { price: 1690, freeFrom: 29900 },
      europe: { price: 2490 },
      world: { price: 3990 },
    },
    // the far north by the Teno, Svalbard, and Northern Ireland
    excluded: { fi: ['9998', '9999'], no: ['917'], gb: ['BT'] },
  },
  {
    slug: 'nouto',
    kind: 'store',
    carrier: '',
    name: six(
      'Nouto myymälästä',
      'Pick up in store',
      'Hämta i butik',
      'Abholung in der Filiale',
      'Retrait en magasin',
      'Самовывоз из магазина',
    ),
    description: six(
      'Ilmoitamme, kun tilaus on valmis.',
      'We let you know when it is ready.',
      'Vi meddelar när beställningen är klar.',
      'Wir melden uns, wenn alles bereitliegt.',
      'Nous vous prévenons quand c’est prêt.',
      'Сообщим, когда заказ будет готов.',
    ),
    prices: { home: { price: 0, days: [0, 4] } },
  },
];
