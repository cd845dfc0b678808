/** What is done with a transfer, in turn; an arrival is what was found of its first row. */
export type TransferStep = 'pick' | 'send' | 'receive' | 'cancel' | { received: number; damaged: number };

/** A transfer of the demo shop. Its products are the first variants of the models that lie in the sending store. */
export type DemoTransfer = {
  from: string;
  to: string;
  rows: readonly { model: string; amount: number }[];
  daysAgo: number;
  note?: string;
  isReserved?: boolean;
  isUrgent?: boolean;
  steps: readonly TransferStep[];
};

/** A transfer in each state, urgent and with reserved products among them. */
export const DEMO_TRANSFERS: readonly DemoTransfer[] = [
  {
    ...{ from: 'verkkokauppa', to: 'helsinki', daysAgo: 0, isUrgent: true, isReserved: true },
    rows: [
      { model: 'tunturi-84', amount: 2 },
      { model: 'rakka-mid', amount: 1 },
    ],
    note: 'Asiakas hakee lauantaina aamulla.',
    steps: [],
  },
  { from: 'verkkokauppa', to: 'oulu', daysAgo: 1, rows: [{ model: 'villa-200', amount: 2 }], steps: [] },
  {
    ...{ from: 'verkkokauppa', to: 'turku', daysAgo: 1 },
    rows: [
      { model: 'kasivarsi-3l', amount: 2 },
      { model: 'polku-low', amount: 1 },
    ],
    steps: ['pick'],
  },
  {
    ...{ from: 'verkkokauppa', to: 'rovaniemi', daysAgo: 2, isReserved: true },
    rows: [{ model: 'eramaa-48', amount: 2 }],
    steps: ['pick', 'send'],
  },
  {
    ...{ from: 'verkkokauppa', to: 'jyvaskyla', daysAgo: 5 },
    rows: [{ model: 'kajo-450', amount: 2 }],
    steps: ['pick', 'send', 'receive'],
  },
  {
    ...{ from: 'verkkokauppa', to: 'tampere', daysAgo: 6 },
    rows: [{ model: 'rakka-mid', amount: 3 }],
    steps: ['pick', 'send', { received: 1, damaged: 1 }],
  },
  {
    ...{ from: 'verkkokauppa', to: 'helsinki', daysAgo: 4, isReserved: true },
    rows: [{ model: 'ripa', amount: 1 }],
    steps: ['cancel'],
  },
];
