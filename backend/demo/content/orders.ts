import type { OrderStatus } from 'contract/order-status';
import { DEMO_CUSTOMER } from './accounts';
import { DEMO_APPROVED_ORDER } from './enterprise';
import { STATUS_ORDERS } from './orders-by-status';

/** The statuses in which an order is loaded; a cancelled one is loaded as it was before. */
export type DemoOrderStatus = Exclude<OrderStatus, 'manual_cancellation' | 'cancelled'>;

export type DemoOrder = {
  /** nine digits after `S` */
  digits: string;
  email: string;
  name: readonly [first: string, last: string];
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  status: DemoOrderStatus;
  /** days before the shop is loaded */
  placed: number;
  rows: readonly { model: string; amount: number }[];
  /** where it is picked up; delivered home without one */
  store?: 'helsinki';
  /** clock time after which it is collected from the store on the same day */
  expressAfter?: string;
  /** name of the pick-up point it is sent to */
  pickupPoint?: string;
  /** paid by card without it; `review`: the processor named another amount, so that a person decides */
  payment?: 'invoice' | 'review';
  /** a gift card that paid for it as far as it went */
  giftCard?: string;
  /** euro cents that the member's club bonus paid, of what earlier orders had earned */
  bonus?: number;
  /** the code of a gift campaign that its one product was chosen with */
  giftCode?: string;
  /** a discount code; its products are at the regular price */
  discountCode?: string;
};

const { role: _, firstName, lastName, ...contact } = DEMO_CUSTOMER;
const AINO = { ...contact, name: [firstName, lastName] } as const;

/** What the demo customer has bought, paid or chosen as a present: each kind of order once. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    digits: DEMO_APPROVED_ORDER.digits,
    email: 'tilaaja@hanki.example',
    name: ['Tuuli', 'Tilaaja'],
    phone: '+358 40 123 4569',
    address: 'Teollisuuskatu 21',
    postalCode: '33100',
    city: 'Tampere',
    status: 'ready_for_packing',
    placed: 6,
    rows: [{ model: 'kajo-450', amount: 2 }],
    payment: 'invoice',
  },
  {
    ...AINO,
    digits: '410286537',
    status: 'delivered',
    placed: 131,
    rows: [
      { model: 'villa-200', amount: 2 },
      { model: 'ripa', amount: 1 },
    ],
  },
  {
    ...AINO,
    digits: '627905148',
    status: 'delivered',
    placed: 58,
    rows: [{ model: 'kajo-450', amount: 1 }],
    giftCard: 'HANKI-2XKD-6VRM-9TQW-5CHB',
  },
  {
    ...AINO,
    digits: '733519042',
    status: 'ready_for_pick_up',
    placed: 3,
    rows: [{ model: 'rakka-mid', amount: 1 }],
    bonus: 300,
    store: 'helsinki',
  },
  { ...AINO, digits: '853170264', status: 'processing', placed: 1, rows: [{ model: 'eramaa-48', amount: 1 }] },
  {
    digits: '594612830',
    email: 'lahjansaaja@hanki.example',
    name: ['Leena', 'Lahja'],
    phone: '+358 40 123 4569',
    address: 'Metsurinkatu 7',
    postalCode: '40100',
    city: 'Jyväskylä',
    status: 'shipped',
    placed: 9,
    rows: [{ model: 'ripa', amount: 1 }],
    giftCode: 'PUU-7KQ2-M9XD-4TRW-H8LF',
  },
  {
    digits: '268401957',
    email: 'ensiostaja@hanki.example',
    name: ['Eetu', 'Ensio'],
    phone: '+358 40 123 4570',
    address: 'Harjukatu 3',
    postalCode: '33100',
    city: 'Tampere',
    status: 'delivered',
    placed: 24,
    rows: [
      { model: 'villa-200', amount: 1 },
      { model: 'ripa', amount: 2 },
    ],
    discountCode: 'ENSILUMI',
  },
  ...STATUS_ORDERS,
];
