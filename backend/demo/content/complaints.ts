import type { ComplaintStatus } from 'contract/complaint-status';
import { DEMO_CUSTOMER } from './accounts';

/** Stands for a photograph that a customer has taken: which picture of the product's gallery, from 0. */
export type ComplaintPhoto = number;

/** What followed, the oldest first. */
export type DemoStep =
  | { to: ComplaintStatus; note: string; daysAgo: number }
  | { message: string; photos: readonly ComplaintPhoto[]; daysAgo: number };

export type DemoComplaint = {
  /** nine digits after `C` */
  digits: string;
  email: string;
  name: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  /** slug of the model */
  model: string;
  /** digits of the order, or the receipt of a store */
  bought: { order: string } | { store: string; receipt: string; daysAgo: number };
  used: boolean;
  text: string;
  photos: readonly ComplaintPhoto[];
  daysAgo: number;
  /** the account's own; a guest's otherwise */
  byCustomer?: true;
  steps: readonly DemoStep[];
};

const AINO = {
  email: DEMO_CUSTOMER.email,
  name: `${DEMO_CUSTOMER.firstName} ${DEMO_CUSTOMER.lastName}`,
  phone: DEMO_CUSTOMER.phone,
  address: DEMO_CUSTOMER.address,
  postalCode: DEMO_CUSTOMER.postalCode,
  city: DEMO_CUSTOMER.city,
  byCustomer: true,
} as const;

const EETU = {
  email: 'ensiostaja@hanki.example',
  name: 'Eetu Ensio',
  phone: '+358 40 123 4570',
  address: 'Harjukatu 3',
  postalCode: '33100',
  city: 'Tampere',
} as const;

/** Complaints in each of their states. */
export const DEMO_COMPLAINTS: readonly DemoComplaint[] = [
  {
    ...AINO,
    digits: '318604275',
    model: 'villa-200',
    bought: { order: '410286537' },
    used: true,
    text: 'Hihan sauma alkoi purkautua toisella käyttökerralla. Paita on pesty kerran, villaohjelmalla ja käsin.',
    photos: [0],
    daysAgo: 96,
    steps: [
      { to: 'processing', note: 'Kiitos ilmoituksesta. Tutkimme, onko erässä muita samanlaisia.', daysAgo: 95 },
      {
        to: 'processed',
        note: 'Sauma oli ommeltu väärin. Lähetimme sinulle uuden paidan, vanhan voit pitää.',
        daysAgo: 92,
      },
    ],
  },
  {
    ...AINO,
    digits: '540917362',
    model: 'kajo-450',
    bought: { order: '627905148' },
    used: true,
    text: 'Otsalamppu sammuu itsestään noin kymmenen minuutin kuluttua, vaikka akku on täynnä.',
    photos: [0, 1],
    daysAgo: 4,
    steps: [
      { to: 'processing', note: '', daysAgo: 3 },
      {
        to: 'more_info',
        note: 'Vilkkuuko merkkivalo punaisena, kun lamppu sammuu? Kuva akkukotelosta auttaisi.',
        daysAgo: 2,
      },
    ],
  },
  {
    ...EETU,
    digits: '702358419',
    model: 'ripa',
    bought: { order: '268401957' },
    used: true,
    text: 'Pipon tupsu irtosi ensimmäisenä päivänä.',
    photos: [0],
    daysAgo: 12,
    steps: [
      { to: 'more_info', note: 'Onko tupsu tallessa?', daysAgo: 11 },
      { message: 'On, ja lanka myös.', photos: [0], daysAgo: 10 },
      { to: 'fixing', note: 'Lähetä pipo ja tupsu Tampereen ompelimoon, kiinnitämme sen.', daysAgo: 9 },
    ],
  },
  {
    ...EETU,
    digits: '865120734',
    model: 'kota-3',
    bought: { store: 'tampere', receipt: '2-10482', daysAgo: 140 },
    used: true,
    text: 'Sisäteltan vetoketju ei enää sulkeudu alareunasta. Telttaa on käytetty neljä yötä.',
    photos: [0, 1, 2],
    daysAgo: 1,
    steps: [],
  },
  {
    digits: '193047586',
    email: 'kenkaostaja@hanki.example',
    name: 'Kerttu Kenkä',
    phone: '+358 40 123 4571',
    address: 'Rantatie 12',
    postalCode: '20100',
    city: 'Turku',
    model: 'rakka-mid',
    bought: { store: 'turku', receipt: '3-22917', daysAgo: 700 },
    used: true,
    text: 'Pohja on kulunut sileäksi.',
    photos: [0],
    daysAgo: 40,
    steps: [
      {
        to: 'rejected',
        note: 'Pohja on kulunut tavallisessa käytössä kahdessa vuodessa, joten kyse ei ole virheestä. Pohjaamme kengät uudelleen 69 eurolla.',
        daysAgo: 38,
      },
    ],
  },
];
