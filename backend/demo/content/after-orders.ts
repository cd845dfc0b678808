import type { ReturnReason, ReturnStatus } from 'contract/return-status';

/** What happened to a return later. */
export type DemoStep = { daysAgo: number } & (
  | { by: 'shop'; to: ReturnStatus; note?: string }
  | { by: 'customer'; answer: string }
  | { by: 'customer'; callsOff: true }
);

/** What the buyer of an order did after it was paid. */
export type DemoAfter = { order: string; daysAgo: number } & (
  | { act: 'cancel' }
  | {
      act: 'withdrawal' | 'return';
      /** What comes back; everything without it. */
      rows?: readonly { model: string; amount: number; reason?: ReturnReason; isExchanged?: true }[];
      message?: string;
      trackingCode?: string;
      steps: readonly DemoStep[];
      /** The card refused the money. */
      isRefundRefused?: true;
    }
);

const back = (reason: ReturnReason, amount = 1) => [{ model: 'ripa', amount, reason }];

/** Cancellations, withdrawals and returns, each in another state. */
export const DEMO_AFTER_ORDERS: readonly DemoAfter[] = [
  { order: '310447247', daysAgo: 1, act: 'cancel' },
  { order: '310447254', daysAgo: 4, act: 'cancel' },
  {
    order: '520118303',
    daysAgo: 4,
    act: 'return',
    rows: [{ model: 'villa-200', amount: 1, reason: 'too_small', isExchanged: true }],
    trackingCode: 'JJFI520118303',
    steps: [],
  },
  {
    order: '520118311',
    daysAgo: 8,
    act: 'return',
    rows: back('not_as_expected', 2),
    steps: [{ by: 'shop', to: 'processing', daysAgo: 1 }],
  },
  {
    order: '520118329',
    daysAgo: 7,
    act: 'return',
    rows: back('other'),
    message: 'Sauma ratkesi heti.',
    steps: [
      { by: 'shop', to: 'more_info', note: 'Kumpi saumoista ratkesi, ja missä tilanteessa?', daysAgo: 3 },
      { by: 'customer', answer: 'Vasen, kun vedin pipon päähän ensimmäisen kerran.', daysAgo: 1 },
    ],
  },
  {
    order: '520118337',
    daysAgo: 12,
    act: 'return',
    rows: back('other'),
    message: 'Langat purkautuvat reunasta.',
    steps: [
      { by: 'shop', to: 'processing', daysAgo: 6 },
      { by: 'shop', to: 'fixing', note: 'Korjaamme reunan, se kestää noin viikon.', daysAgo: 4 },
    ],
  },
  {
    order: '520118345',
    daysAgo: 15,
    act: 'return',
    rows: back('too_big'),
    steps: [{ by: 'shop', to: 'processed', note: 'Kiitos palautuksesta!', daysAgo: 10 }],
  },
  {
    order: '520118352',
    daysAgo: 14,
    act: 'return',
    rows: back('wrong_product', 2),
    steps: [{ by: 'shop', to: 'processed', daysAgo: 2 }],
    isRefundRefused: true,
  },
  {
    order: '520118360',
    daysAgo: 20,
    act: 'return',
    rows: back('not_as_expected'),
    steps: [{ by: 'shop', to: 'rejected', note: 'Tuotetta on käytetty ja pesty.', daysAgo: 12 }],
  },
  {
    order: '520118378',
    daysAgo: 9,
    act: 'return',
    rows: back('late'),
    steps: [{ by: 'customer', callsOff: true, daysAgo: 8 }],
  },
  { order: '640229715', daysAgo: 2, act: 'withdrawal', steps: [] },
  {
    order: '640229723',
    daysAgo: 5,
    act: 'withdrawal',
    steps: [{ by: 'shop', to: 'processed', daysAgo: 1 }],
  },
  {
    order: '627905148',
    daysAgo: 3,
    act: 'return',
    rows: [{ model: 'kajo-450', amount: 1, reason: 'not_as_expected' }],
    message: 'Lamppu vilkkuu pakkasessa.',
    steps: [{ by: 'shop', to: 'more_info', note: 'Vilkkuuko se myös ladatuilla paristoilla?', daysAgo: 1 }],
  },
];
