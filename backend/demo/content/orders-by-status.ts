import type { DemoOrder } from './orders';

/** Who bought the orders of which each shows a state. */
const TIINA = {
  email: 'tilat@hanki.example',
  name: ['Tiina', 'Tila'],
  phone: '+358 40 123 4571',
  address: 'Asematie 12',
  postalCode: '15110',
  city: 'Lahti',
} as const;

const one = (model: string) => [{ model, amount: 1 }];

/** An order in each state that the others do not show. What became of them after they were loaded is in `after-orders.ts`. */
export const STATUS_ORDERS: readonly DemoOrder[] = [
  { ...TIINA, digits: '310447205', status: 'awaiting_payment', placed: 1, rows: one('ripa'), payment: 'review' },
  { ...TIINA, digits: '310447213', status: 'payment_failed', placed: 3, rows: one('ripa') },
  { ...TIINA, digits: '310447221', status: 'ready_for_packing', placed: 2, rows: one('villa-200') },
  {
    ...TIINA,
    digits: '310447239',
    status: 'transported_to_pickuplocation',
    placed: 4,
    rows: one('villa-200'),
    pickupPoint: 'Pakettiautomaatti Trio',
  },
  { ...TIINA, digits: '310447247', status: 'ready_for_packing', placed: 3, rows: one('eramaa-48') },
  { ...TIINA, digits: '310447254', status: 'processing', placed: 5, rows: one('kajo-450') },
  { ...TIINA, digits: '310447262', status: 'delivered', placed: 9, rows: one('ripa'), payment: 'invoice' },
  {
    ...TIINA,
    digits: '310447270',
    status: 'processing',
    placed: 0,
    rows: one('ripa'),
    store: 'helsinki',
    expressAfter: '16',
  },
  // returns: each in another state
  ...['520118303', '520118311', '520118329', '520118337', '520118345', '520118352', '520118360', '520118378'].map(
    (digits, index): DemoOrder => ({
      ...TIINA,
      email: 'palautukset@hanki.example',
      name: ['Pekka', 'Palaute'],
      digits,
      status: 'delivered',
      placed: 30 + index,
      rows: [
        { model: 'villa-200', amount: 1 },
        { model: 'ripa', amount: 2 },
      ],
    }),
  ),
  ...['640229715', '640229723'].map(
    (digits, index): DemoOrder => ({
      ...TIINA,
      email: 'peruutukset@hanki.example',
      name: ['Paula', 'Peruu'],
      digits,
      status: 'delivered',
      placed: 9 + index,
      rows: [...one('eramaa-48'), ...one('signal-mini')],
    }),
  ),
];
